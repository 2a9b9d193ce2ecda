import { undefinedIfMissing } from '@site/service/storage/storage';

/**
 * For `catch`: undefined if the store lacks what was asked for. Throws `StoreUnreadable` where it cannot be read.
 *
 * @example
 * const release = await store.readRelease(id).catch(undefinedIfNotInStore);
 */
export function undefinedIfNotInStore(error: unknown): undefined {
  return error instanceof NotInStore ? undefined : undefinedIfMissing(error);
}

/** Somebody else moved the channel first; read it again and decide anew. */
export class ChannelMoved extends Error {
  override readonly name = 'ChannelMoved';

  constructor(channel: string, revision: number) {
    super(`${channel} is past revision ${revision} already.`);
  }
}

/** The store never had this version or release, or has removed it. */
export class NotInStore extends Error {
  override readonly name = 'NotInStore';

  /** @param what `blog 1.0.0-3f9a1c20` or `release 6b1f0c2d9a44` */
  constructor(what: string) {
    super(`The release store has no ${what}.`);
  }
}

/** A version's file is missing, or is not what was published. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** No key that the site lists for the part has signed the version. */
export class NotSigned extends Error {
  override readonly name = 'NotSigned';

  constructor(part: string, version: string) {
    super(
      `${part}@${version} is signed by no key that TRUSTED_KEYS lists for ${part}: publish it again with RELEASE_KEY set to one that is, or list the key.`,
    );
  }
}
