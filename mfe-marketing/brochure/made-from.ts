import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brochureContent } from './brochure-content.ts';
import { sourceFile } from './source-file.ts';
import { tenderContent } from './tender-content.ts';

/** The sources of the brochure and the tender pack, stored beside them as `made-from.json`. */
export interface MadeFrom {
  /** Hash of all words. */
  words: string;
  /** Hash of each file by the name that `sourceFile` takes: the documents themselves, what lays them out, their pictures. */
  files: Record<string, string>;
}

/** Hashes the current sources, with the given pictures. */
export function madeFrom(pictures: string[], folder: string): MadeFrom {
  const own = readdirSync(folder)
    .filter((name) => /\.(tsx|css|pdf)$/.test(name))
    .map((name) => path.posix.join('brochure', name));
  const files = [...own, ...pictures].sort().map((file) => [file, shortHash(readFileSync(sourceFile(file)))]);
  const words = JSON.stringify([brochureContent, tenderContent], withoutPictures);
  return { words: shortHash(words), files: Object.fromEntries(files) };
}

/** Tests stub pictures, so they are compared as files instead. */
function withoutPictures(key: string, value: unknown) {
  return key === 'picture' ? undefined : value;
}

function shortHash(content: string | Buffer): string {
  return hash('sha256', content, 'hex').slice(0, 16);
}
