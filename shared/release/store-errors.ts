import { errorCode } from '@site/service/error-code';

const missingCodes = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Whether an error says that something is not in the store, and not that the store cannot be read. */
export function isMissing(error: unknown): boolean {
  return error instanceof NotInStore || missingCodes.has(errorCode(error));
}

/** For `catch`: nothing where the store lacks what was asked for. Throws `StoreUnreadable` otherwise. */
export function unlessMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined;
  if (error instanceof StoreUnreadable) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StoreUnreadable(`The release store cannot be read: ${reason}`, { cause: error });
}

/** The store does not answer: a disk that fails, a folder without rights, a bucket out of reach. */
export class StoreUnreadable extends Error {
  override readonly name = 'StoreUnreadable';
}

/** Somebody else moved the channel first; read it again and decide anew. */
export class ChannelMoved extends Error {
  override readonly name = 'ChannelMoved';
}

/** The store does not have this version or release, or no longer has it. */
export class NotInStore extends Error {
  override readonly name = 'NotInStore';

  /** @param what `blog 1.0.0-3f9a1c20` or `release 6b1f0c2d9a44` */
  constructor(what: string) {
    super(`The release store has no ${what}.`);
  }
}
