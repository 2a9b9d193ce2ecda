import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { releaseStore } from './part-build.ts';

/** Publishes a part's production version again with a correctly hashed entry that is no valid script. Returns its name. */
export function publishUnreadable(part: string): Promise<string> {
  return publishAgain(part, 'unreadable', { code: ')(' });
}

/** Publishes a part's production version again under another name, with `code` at the end of its entry. Returns its name. */
export async function publishAgain(
  part: string,
  label: string,
  { code = `// ${label}`, store = releaseStore() } = {},
): Promise<string> {
  const production = await store.readChannel('production');
  const { parts } = await store.readRelease(production?.release ?? '');
  const folder = await mkdtemp(path.join(tmpdir(), 'again-'));
  try {
    await cp(await store.partFolder(part, parts[part] ?? ''), folder, { recursive: true });
    const manifest = JSON.parse(await readFile(path.join(folder, 'part.json'), 'utf8'));
    const entry = Buffer.from(`${await readFile(path.join(folder, 'browser', manifest.entry), 'utf8')}\n${code}`);
    for (const [suffix, bytes] of [
      ['', entry],
      ['.br', brotliCompressSync(entry)],
      ['.gz', gzipSync(entry)],
    ] as const) {
      const file = `browser/${manifest.entry}${suffix}`;
      await writeFile(path.join(folder, file), bytes);
      manifest.files[file] = { sha384: createHash('sha384').update(bytes).digest('base64'), bytes: bytes.length };
    }
    manifest.version = `${manifest.version}-${label}`;
    await writeFile(path.join(folder, 'part.json'), JSON.stringify(manifest));
    await store.publish(folder);
    return manifest.version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
