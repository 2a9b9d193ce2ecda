import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceChange } from '../../support/source-changes.ts';

/** Copies a version's folder as a separate build, with text in its server modules replaced and correctly hashed. Returns its version. */
export async function changeBuild(source: string, folder: string, { from, to }: SourceChange): Promise<string> {
  await cp(source, folder, { recursive: true });
  const manifest = JSON.parse(await readFile(path.join(folder, 'part.json'), 'utf8'));
  for (const name of await readdir(path.join(folder, 'server'))) {
    const file = path.join(folder, 'server', name);
    const text = name.endsWith('.mjs') ? await readFile(file, 'utf8') : '';
    if (!text.includes(from)) continue;
    const bytes = Buffer.from(text.replaceAll(from, to));
    await writeFile(file, bytes);
    manifest.files[`server/${name}`] = {
      sha384: createHash('sha384').update(bytes).digest('base64'),
      bytes: bytes.length,
    };
  }
  manifest.version += '-changed';
  await writeFile(path.join(folder, 'part.json'), JSON.stringify(manifest));
  return manifest.version;
}
