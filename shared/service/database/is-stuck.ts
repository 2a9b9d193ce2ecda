import { errorCode } from '../error-code.ts';

/** Of SQLite: another process holds the file, the disk is full or does not answer. */
const sqliteCodes = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN)/;
/** Of PostgreSQL: 53 no room left, 55P03 a lock not given in time. */
const postgresStates = /^(?:53.{3}|55P03)$/;
const diskErrors = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);

/** Whether an error says that nothing can be stored at the moment: the database is locked, or its disk is full. */
export function isStuck(error: unknown): boolean {
  const code = errorCode(error);
  return sqliteCodes.test(code) || postgresStates.test(code) || diskErrors.has(code);
}
