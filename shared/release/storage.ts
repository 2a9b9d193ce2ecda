/**
 * Where a release store keeps its bytes: a folder or a bucket. Keys are paths with `/`.
 * The one thing that must be atomic is `create`: it alone decides races.
 */
export interface Storage {
  /** The whole content, undefined where the key does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes whole or not at all, and so that a power cut does not undo it. Answers false where the key exists, whose bytes stay. */
  create(key: string, content: Buffer): Promise<boolean>;
  /** Keys below `prefix` (which ends with `/`), in order; only those after `after`, where it is given. */
  list(prefix: string, after?: string): Promise<string[]>;
  /** No error where the key does not exist. */
  remove(key: string): Promise<void>;
  /** When the key was written, undefined where it does not exist. */
  modified(key: string): Promise<Date | undefined>;
  /** A local folder with all that is below the prefix, where the storage is one. */
  folder?(prefix: string): string;
  /** Calls back soon after something below the prefix changed; storages that cannot tell are asked again and again instead. */
  watch?(prefix: string, onChange: () => void): () => void;
}
