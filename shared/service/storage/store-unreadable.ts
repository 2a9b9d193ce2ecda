import { errorCode } from '../error-code.ts';

const missingCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** For `catch`: nothing where a store lacks the file that was asked for. Throws `StoreUnreadable` otherwise. */
export function unlessMissing(error: unknown): undefined {
  if (missingCodes.has(errorCode(error))) return undefined;
  if (error instanceof StoreUnreadable) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StoreUnreadable(`The store cannot be read: ${reason}`, { cause: error });
}

/** A store does not answer: a disk that fails, a folder without rights, a bucket out of reach. */
export class StoreUnreadable extends Error {
  override readonly name = 'StoreUnreadable';
}
