import { hash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import contract from '@site/contracts/contract.json' with { type: 'json' };
import { version as react } from 'react';
import { table } from './table.mjs';

/** Vite's plugin for what a part has beside its scripts: compressed copies, licences and part.json (shared/contracts/PART.md). */
export function partFiles() {
  let folder;
  return {
    name: 'part-files',
    configResolved({ root }) {
      folder = path.join(root, 'dist');
    },
    async closeBundle() {
      const browser = path.join(folder, 'browser');
      const chunks = JSON.parse(await readFile(path.join(browser, '.vite/manifest.json'), 'utf8'));
      const entry = await nameByContent(browser, 'entry.js');
      await compress(browser);
      await writeFile(path.join(folder, 'licenses.txt'), '');
      const files = await listFiles(folder);
      const manifest = {
        name: 'awards',
        entry,
        chunks: { AwardsPage: filesOf(chunks['AwardsPage.jsx']) },
        table,
        contract: contract.version,
        packages: { react },
        files,
      };
      const digest = hash('sha256', JSON.stringify(manifest), 'hex').slice(0, 8);
      await writeFile(path.join(folder, 'part.json'), JSON.stringify({ ...manifest, version: `1.0.0-${digest}` }));
    },
  };
}

async function nameByContent(folder, name) {
  const digest = hash('sha256', await readFile(path.join(folder, name)), 'hex').slice(0, 8);
  const named = name.replace(/\.js$/, `.${digest}.js`);
  await rename(path.join(folder, name), path.join(folder, named));
  return named;
}

async function compress(folder) {
  for (const name of (await readdir(folder)).filter((file) => /\.(?:js|css)$/.test(file))) {
    const content = await readFile(path.join(folder, name));
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(content));
    await writeFile(path.join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

/** Path below the folder to hash and size. */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name !== 'part.json' && !entry.parentPath.endsWith('.vite'),
  );
  const listed = files.map(async ({ parentPath, name }) => {
    const content = await readFile(path.join(parentPath, name));
    const sha384 = hash('sha384', content, 'base64');
    return [path.relative(folder, path.join(parentPath, name)), { sha384, bytes: content.length }];
  });
  return Object.fromEntries((await Promise.all(listed)).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function filesOf({ file, css = [] }) {
  return { scripts: [file], styles: css };
}
