import type { Storage } from '@site/service/storage/storage';
import { encodeJson } from './encode-json.ts';
import { originKey } from './store-keys.ts';

/** The sources that a version was built from, as far as they are known. */
export interface Source {
  author?: string;
  commit?: string;
  branch?: string;
  /** The checkout had changes that no commit has. */
  isModified?: boolean;
  /** What nobody checked before it was published, on purpose. */
  unchecked?: 'types'[];
}

/**
 * Who and what is behind a version: `published.json` beside it, written once, by whoever published it first. It is not in `part.json`, whose
 * hash names the version: the same sources give the same version, whoever builds them and when.
 */
export interface Origin extends Source {
  /** ISO times. */
  builtAt: string;
  publishedAt: string;
}

/** Undefined for versions from before it was kept. */
export async function readOrigin(storage: Storage, part: string, version: string): Promise<Origin | undefined> {
  const content = await storage.read(originKey(part, version));
  return content && JSON.parse(content.toString('utf8')); // written by `encodeOrigin`
}

export function encodeOrigin(source: Source, builtAt: Date): Buffer {
  const origin: Origin = { ...source, builtAt: builtAt.toISOString(), publishedAt: new Date().toISOString() };
  return encodeJson(origin);
}
