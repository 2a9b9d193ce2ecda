import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import { errorCode } from '../process/system-errors.ts';
import { identityOf, UnusableDatabase } from './database-errors.ts';

// A few repositories need far fewer; the limit only guards against SQL that differs on every call, such as long `in`
// lists.
const maxPreparedStatements = 200;
/** Short, because the driver is synchronous: while it waits for a lock, nothing else in the process runs. */
const busyTimeoutMs = 20;
/** For this long a statement waits for a program that has locked the file, such as a copy or a report. A page waits for 15 s. */
const maxLockedMs = 5_000;
const lockedPauseMs = 200;

interface ConnectionOptions {
  /** Called once, when nothing more is done with the file: it is closed, or turned out to be unusable. */
  onEnd?: () => void;
  /** Called once, when the file turns out to be damaged or is no longer where it was. */
  onUnusable?: (error: UnusableDatabase) => void;
}

/**
 * The only connection to a database file.
 *
 * The file may be moved away, or a backup put in its place, while it is open: whatever is written then is lost to the next
 * start. So before each statement, and before a write counts as done, the path must lead to the file that is open.
 */
export class LibsqlConnection implements SqliteDatabase {
  readonly #database: Libsql.Database;
  readonly #statements = new Map<string, SqliteStatement>();
  readonly #file: string;
  readonly #identity: string | undefined;
  readonly #onEnd: () => void;
  readonly #onUnusable: (error: UnusableDatabase) => void;
  /** As of the last statement that succeeded. */
  #isInTransaction = false;
  #unusable: UnusableDatabase | undefined;

  constructor(file: string, { onEnd = () => {}, onUnusable = () => {} }: ConnectionOptions = {}) {
    this.#file = file;
    this.#onEnd = onEnd;
    this.#onUnusable = onUnusable;
    this.#database = open(file);
    this.#identity = identityOf(file);
  }

  prepare(sql: string): SqliteStatement {
    this.#refuseUnusable();
    if (this.#isInTransaction && !this.#database.inTransaction) return this.#endTransaction(sql);
    const prepared = this.#statements.get(sql);
    if (prepared) return prepared;
    const statement = this.#watch(this.#watchErrors(() => this.#database.prepare(sql)));
    if (this.#statements.size >= maxPreparedStatements) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  close() {
    this.#statements.clear();
    if (!this.#unusable) this.#emptyLog();
    this.#database.close();
    if (!this.#unusable) this.#onEnd();
  }

  /** From now on every statement throws this error. Returns it. */
  giveUp(error: UnusableDatabase): UnusableDatabase {
    if (this.#unusable) return this.#unusable;
    this.#unusable = error;
    // Not only on closing: a service that fails while it opens does not get there, and would find the file locked by itself.
    this.#onEnd();
    this.#onUnusable(error);
    return error;
  }

  #refuseUnusable() {
    if (this.#unusable) throw this.#unusable;
    const identity = identityOf(this.#file);
    if (identity !== this.#identity)
      throw this.giveUp(new UnusableDatabase(identity ? 'replaced' : 'gone', this.#file));
  }

  /** Empties the write-ahead log, so that after a stop the file alone holds everything and can be copied. */
  #emptyLog() {
    try {
      this.#database.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk, or while another connection reads, the log stays beside the file, and the next start applies it.
    }
  }

  /** SQLite has rolled the transaction back by itself, as it does on a full disk: another rollback would fail, and hide the first error. */
  #endTransaction(sql: string): SqliteStatement {
    if (sql !== 'rollback') throw new Error(`${this.#file} failed within this transaction; roll it back.`);
    this.#isInTransaction = false;
    return nothingToRollBack;
  }

  #watch(statement: SqliteStatement): SqliteStatement {
    return {
      reader: statement.reader,
      all: (values) => this.#watchErrors(() => statement.all(values)),
      iterate: (values) => statement.iterate(values),
      run: (values) => {
        const result = this.#watchErrors(() => statement.run(values));
        this.#isInTransaction = this.#database.inTransaction;
        if (!this.#isInTransaction) this.#refuseUnusable();
        return result;
      },
    };
  }

  #watchErrors<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const failure = explain(error, this.#file);
      throw failure instanceof UnusableDatabase ? this.giveUp(failure) : error;
    }
  }
}

/** Tries again while another program has locked the file, without blocking this process. */
export class RetryingDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new RetryingDriver({ database: this.#database });
  }
}

/**
 * Every write is in a transaction that takes the writer's lock at its beginning: a statement that met another program's lock would stay in
 * progress in the driver, and then no transaction can be committed.
 */
class RetryingDriver extends SqliteDriver {
  #isInTransaction = false;
  /** When the lock was met; once it has lasted for too long, nobody waits any more. */
  #lockedSince: number | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) =>
        isWrite(query) && !this.#isInTransaction ? this.#write(connection, query) : connection.executeQuery(query),
      streamQuery: (...query) => connection.streamQuery(...query),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        this.#lockedSince = undefined;
        this.#isInTransaction = true;
        return;
      } catch (error) {
        if (!errorCode(error).startsWith('SQLITE_BUSY')) throw error;
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince > maxLockedMs) throw error;
        await pause(lockedPauseMs);
      }
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isInTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isInTransaction = false;
    await super.rollbackTransaction(connection);
  }

  async #write<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.beginTransaction(connection);
    try {
      const result = await connection.executeQuery<Row>(query);
      await this.commitTransaction(connection);
      return result;
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
}

function isWrite({ query }: CompiledQuery): boolean {
  return ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'].includes(query.kind);
}

const nothingToRollBack: SqliteStatement = {
  reader: false,
  all: () => [],
  iterate: () => [].values(),
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
};

function open(file: string): Libsql.Database {
  const database = new Libsql(file, { timeout: busyTimeoutMs });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // Every 16 MB, not 4: during a checkpoint no enquiry is acknowledged.
    database.pragma('wal_autocheckpoint = 4000');
    database.pragma('foreign_keys = ON');
    // Deleted rows are overwritten in the file: people who ask to be erased must not remain in free pages.
    database.pragma('secure_delete = ON');
    return database;
  } catch (error) {
    database.close();
    throw explain(error, file);
  }
}

/**
 * Throws `UnusableDatabase` if the file is damaged, no database at all, or if this user may not open it. Reads the whole file, on a
 * connection and a thread of its own, so that this process keeps answering: 600 MB took two seconds. A missing or empty file is fine.
 */
export async function checkIntegrity(file: string): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return;
  const database = openForCheck(file);
  try {
    const [row]: unknown[] = await (await database.prepare('pragma quick_check(1)')).all();
    const finding = Object.values(Object(row))[0];
    if (finding !== 'ok') throw new UnusableDatabase('damaged', file, finding);
  } catch (error) {
    // Here it is the log beside the file; on a connection in use it can also be a lack of file descriptors.
    throw errorCode(error).startsWith('SQLITE_CANTOPEN')
      ? new UnusableDatabase('inaccessible', file, error)
      : explain(error, file);
  } finally {
    database.close();
  }
}

/** libsql gives these errors no code. A frequent cause: a backup restored by root is owned by root. */
function openForCheck(file: string) {
  try {
    return new AsyncLibsql(file, { timeout: checkBusyTimeoutMs });
  } catch (error) {
    throw new UnusableDatabase('inaccessible', file, error);
  }
}

const checkBusyTimeoutMs = 2_000;

/**
 * `UnusableDatabase` if SQLite's error says that the file is damaged, no database, or read-only for this user, else the error itself.
 * SQLite opens a file that it may only read, and refuses the first write.
 */
function explain(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) return new UnusableDatabase('damaged', file, error);
  return code.startsWith('SQLITE_READONLY') ? new UnusableDatabase('inaccessible', file, error) : error;
}

/**
 * Keeps other processes out of a database file until the returned function is called. The lock is an open transaction
 * on a file beside it: the system releases it even after SIGKILL, while a file with a process id would stay behind.
 * @example
 * const release = lockFile('/data/blog.db');
 */
export function lockFile(file: string): () => void {
  const lock = openLock(`${file}.lock`);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!errorCode(error).startsWith('SQLITE_BUSY')) throw new UnusableDatabase('inaccessible', `${file}.lock`, error);
    throw new Error(`${file} is in use by another process; only one may have it. Stop the other one first.`, {
      cause: error,
    });
  }
  return () => lock.close();
}

function openLock(file: string) {
  try {
    return new Libsql(file, { timeout: 2_000 });
  } catch (error) {
    throw new UnusableDatabase('inaccessible', file, error);
  }
}

/**
 * Removes deleted rows from the write-ahead log too. The database file overwrites them on deletion (`secure_delete`),
 * but the log keeps the old pages until it is truncated.
 */
export async function purgeDeleted<Tables>(database: Kysely<Tables>): Promise<void> {
  if (database.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
