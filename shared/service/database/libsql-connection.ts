import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { errorCode } from '../error-code.ts';

// Statements come from a handful of repositories; the bound only guards against SQL built with ever new lengths.
const KEPT_STATEMENTS = 200;
const DOUBTFUL = /^SQLITE_(BUSY|IOERR)/;

/**
 * The one connection to a database file. After BUSY or IOERR it is opened anew: a COMMIT after BUSY was seen to fail on a
 * connection that went on. Work of the transaction in which that happened is refused until it is rolled back.
 */
export class LibsqlConnection implements SqliteDatabase {
  #database: Libsql.Database;
  #kept = new Map<string, SqliteStatement>();
  #isDoubtful = false;
  #isInTransaction = false;
  readonly #file: string;
  readonly #onClose: () => void;
  readonly #busyTimeoutMs: number;

  constructor(file: string, onClose: () => void, busyTimeoutMs = 5000) {
    this.#file = file;
    this.#onClose = onClose;
    this.#busyTimeoutMs = busyTimeoutMs;
    this.#database = open(file, busyTimeoutMs);
  }

  prepare(sql: string): SqliteStatement {
    return this.#isDoubtful ? this.#recover(sql) : this.#keep(sql);
  }

  close() {
    this.#kept.clear();
    this.#database.close();
    this.#onClose();
  }

  #recover(sql: string): SqliteStatement {
    if (this.#isInTransaction && sql !== 'rollback')
      throw new Error(`${this.#file} failed within this transaction; roll it back.`);
    this.#kept.clear();
    this.#database.close();
    this.#database = open(this.#file, this.#busyTimeoutMs);
    this.#isDoubtful = false;
    this.#isInTransaction = false;
    return sql === 'rollback' ? nothingToRollBack : this.#keep(sql);
  }

  #keep(sql: string): SqliteStatement {
    const kept = this.#kept.get(sql);
    if (kept) return kept;
    const statement = this.#watch(sql, this.#prepareFresh(sql));
    if (this.#kept.size >= KEPT_STATEMENTS) this.#kept.clear();
    this.#kept.set(sql, statement);
    return statement;
  }

  #prepareFresh(sql: string): SqliteStatement {
    return this.#noticing(() => this.#database.prepare(sql));
  }

  #watch(sql: string, statement: SqliteStatement): SqliteStatement {
    return {
      reader: statement.reader,
      all: (values) => this.#noticing(() => statement.all(values)),
      iterate: (values) => statement.iterate(values),
      run: (values) => {
        const result = this.#noticing(() => statement.run(values));
        if (sql === 'begin') this.#isInTransaction = true;
        if (sql === 'commit' || sql === 'rollback') this.#isInTransaction = false;
        return result;
      },
    };
  }

  #noticing<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (DOUBTFUL.test(errorCode(error))) this.#isDoubtful = true;
      throw error;
    }
  }
}

const nothingToRollBack: SqliteStatement = {
  reader: false,
  all: () => [],
  iterate: () => [].values(),
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
};

function open(file: string, timeout: number): Libsql.Database {
  const database = new Libsql(file, { timeout });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Who asks to be erased is erased from the file, not only from the list of its rows.
  database.pragma('secure_delete = ON');
  return database;
}
