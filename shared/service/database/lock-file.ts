import Libsql from 'libsql';

/**
 * Keeps other processes out of a database file until the returned function is called. The lock is an open transaction
 * on a file beside it: the system releases it even after SIGKILL, while a file with a process id would stay behind.
 */
export function lockFile(file: string, waitMs = 2000): () => void {
  const lock = new Libsql(`${file}.lock`, { timeout: waitMs });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(`${file} is in use by another process; only one may have it. Stop the other one first.`, {
      cause: error,
    });
  }
  return () => lock.close();
}
