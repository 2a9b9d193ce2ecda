import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../process/system-errors.ts';

type DatabaseFailure = 'damaged' | 'inaccessible' | 'gone' | 'replaced';

/**
 * A database file that this process must not use any longer, until somebody has repaired it. The message is one
 * sentence for operators and names the file; visitors are told to try again.
 */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
  readonly file: string;
  readonly failure: DatabaseFailure;

  constructor(failure: DatabaseFailure, file: string, cause?: unknown) {
    super(sentences[failure](file), { cause });
    this.failure = failure;
    this.file = file;
  }
}

const sentences: Record<DatabaseFailure, (file: string) => string> = {
  damaged: (file) =>
    `The database ${file} is damaged: move everything in ${path.dirname(file)} elsewhere and run \`npm run restore\`, which brings the newest backup back.`,
  inaccessible: (file) =>
    `The database ${file} cannot be opened: let this user read and write it and the files beside it.`,
  gone: (file) =>
    `The database ${file} is gone while it was in use: put ${path.dirname(file)} back or run \`npm run restore\`.`,
  replaced: (file) => `The database ${file} is another file than the one in use; it is opened anew.`,
};

/** Device and inode of the file at the path now; undefined if there is none. */
export function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * Waits until the file is worth a retry: it is there, and a damaged one has been replaced or overwritten. Does not accept an
 * empty file: it is still being copied, or a new database would hide what is lost.
 */
export async function untilChanged({ file, failure }: UnusableDatabase): Promise<void> {
  const seen = failure === 'damaged' || failure === 'inaccessible' ? stateOf(file) : undefined;
  for (;;) {
    const now = stateOf(file);
    if (now !== undefined && now !== seen) return;
    await pause(1_000, undefined, { ref: false });
  }
}

function stateOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  // `ctime` also changes with owner and mode.
  return stats && stats.size > 0 ? `${stats.dev}:${stats.ino}:${stats.size}:${stats.ctimeMs}` : undefined;
}

/** Error codes of PostgreSQL: 08 connection exceptions, 57P01 to 57P03 stopping or starting; 53300 has no connection left. */
const postgresStates = /^(?:08.{3}|57P0[123]|53300)$/;
const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors that `pg` throws without a code: a connection lost during a query, or none available in time. */
const driverWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed)/;

/**
 * Whether an error says that the database server cannot be reached at the moment, so that a retry may work.
 * @example
 * if (isUnreachable(error)) throw unavailable('Please try again in a moment.');
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return postgresStates.test(code) || socketErrors.has(code) || driverWords.test(error.message);
}

/** Error codes of SQLite: another process holds the file, the disk is full or does not answer. */
const sqliteCodes = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN)/;
/**
 * Error codes of PostgreSQL: 53 no room left, 55P03 a lock not available in time, 40P01 a deadlock, 25006 read-only, as a server whose disk
 * is nearly full or that is no longer the primary.
 */
const stuckStates = /^(?:53.{3}|55P03|40P01|25006)$/;
const diskErrors = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);

/** Whether an error says that nothing can be stored at the moment: the database is locked or read-only, or its disk is full. */
export function isStuck(error: unknown): boolean {
  const code = errorCode(error);
  return sqliteCodes.test(code) || stuckStates.test(code) || diskErrors.has(code);
}
