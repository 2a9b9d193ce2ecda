import { statSync } from 'node:fs';
import Libsql from 'libsql/promise';
import { errorCode } from '../error-code.ts';
import { UnusableDatabase } from './unusable-database.ts';

/**
 * Throws `UnusableDatabase` if the file is damaged, no database at all or closed to this user. All of it is read, on a connection and a
 * thread of its own: 600 MB took two seconds, in which this process answered. A file that is missing or empty is a new one.
 */
export async function refuseDamaged(file: string): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return;
  const database = open(file);
  try {
    const [finding]: unknown[] = await (await database.prepare('pragma quick_check(1)')).all();
    const words = Object.values(Object(finding))[0];
    if (words !== 'ok') throw new UnusableDatabase('damaged', file, words);
  } catch (error) {
    throw isDamage(error) ? new UnusableDatabase('damaged', file, error) : error;
  } finally {
    database.close();
  }
}

/** Its errors carry no code. A backup that root has restored is often root's. */
function open(file: string) {
  try {
    return new Libsql(file, { timeout: busyTimeoutMs });
  } catch (error) {
    throw new UnusableDatabase('closed', file, error);
  }
}

const busyTimeoutMs = 2_000;

/** Whether SQLite says that what it read cannot be right. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(errorCode(error));
}
