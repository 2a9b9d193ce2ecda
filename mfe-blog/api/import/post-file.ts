import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@site/service/error-code';
import type { ContentProblem } from './content-problem.ts';

/** A post of 30,000 words. Asked before the file is read. */
const maxBytes = 200_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** `file` is the path below the content folder: `posts/name.md`. */
export type PostFile = { file: string } & (
  | { status: 'read'; text: string }
  | { status: 'bad'; problem: ContentProblem }
);

/** Reads a post's file; undefined if there is none. */
export async function readPostFile(contentDir: string, file: string): Promise<PostFile | undefined> {
  const complain = (expected: string): PostFile => ({ file, status: 'bad', problem: { file, line: 1, expected } });
  const place = path.join(contentDir, file);
  try {
    const found = await stat(place);
    // A named pipe would be waited for without end.
    if (!found.isFile()) return complain('expected a file with text');
    if (found.size > maxBytes)
      return complain(`expected a file of at most ${maxBytes / 1000} KB, found ${Math.ceil(found.size / 1000)} KB`);
    return { file, status: 'read', text: utf8.decode(await readFile(place)) };
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return complain('expected text in UTF-8; save it in that encoding');
    return complain(`expected a file that can be read, found ${code || String(error)}`);
  }
}
