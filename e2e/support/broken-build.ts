import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PartManifest } from '@site/contracts/manifest';
import { checkOut } from '@site/release/testing/check-out';
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
    const { entry: old, ...live } = await checkOut(store, part, parts[part] ?? '', folder);
    const entry = Buffer.from(`${await readFile(path.join(folder, 'browser', old), 'utf8')}\n${code}`);
    // Everything that names the entry names the new one.
    const manifest: PartManifest = JSON.parse(JSON.stringify({ ...live, entry: old }).replaceAll(old, nameOf(entry)));
    for (const [suffix, bytes] of [
      ['', entry],
      ['.br', brotliCompressSync(entry)],
      ['.gz', gzipSync(entry)],
    ] as const) {
      const file = `browser/${manifest.entry}${suffix}`;
      await writeFile(path.join(folder, file), bytes);
      manifest.files[file] = { sha384: createHash('sha384').update(bytes).digest('base64'), bytes: bytes.length };
    }
    const version = `${manifest.version}-${label}`;
    await writeFile(path.join(folder, 'part.json'), JSON.stringify({ ...manifest, version }));
    await store.publish(folder);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nameOf(entry: Buffer): string {
  return `entry.${createHash('sha256').update(entry).digest('hex').slice(0, 8)}.js`;
}
