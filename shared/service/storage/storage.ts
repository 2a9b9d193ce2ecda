/**
 * Where a release store or a service keeps its files: a folder or a bucket. Keys are paths with `/`.
 * Only `create` must be atomic: it alone decides races.
 */
export interface Storage {
  /** The whole content, undefined where the key does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes the key completely and durably, or not at all. Returns false, and changes nothing, where the key exists. */
  create(key: string, content: Buffer): Promise<boolean>;
  /** Keys below `prefix` (which ends with `/`), in order; only those after `after`, where it is given. */
  list(prefix: string, after?: string): Promise<string[]>;
  /** No error where the key does not exist. */
  remove(key: string): Promise<void>;
  /** When the key was written, undefined where it does not exist. */
  modified(key: string): Promise<Date | undefined>;
  /** The local folder that holds the keys below this prefix, for storages on a disk. */
  folder?(prefix: string): string;
  /** Calls back soon after something below the prefix changed; storages that cannot notice are polled instead. */
  watch?(prefix: string, onChange: () => void): () => void;
}
