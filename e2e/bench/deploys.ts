import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import type { PartFolder } from '@site/runner/parts';
import { publishParts } from '@site/runner/parts';
import { runNpm } from '../support/part-build.ts';
import { changeSource, revertSource, type SourceChange, words } from '../support/source-changes.ts';

export interface Deploy {
  name: string;
  /** A change of a source file; where absent, React gets another patch version. */
  change?: SourceChange;
  /** Names of the parts that are built for it; all where absent. */
  parts?: string[];
  /** Maximum for changed scripts and the entries of their parts, compressed by Brotli; at least a tenth more than measured. */
  maxKb?: number;
}

export const deploys: Deploy[] = [
  { name: 'a word in blog', change: words.blog, parts: ['blog'], maxKb: 17 },
  { name: 'a word in contact', change: words.contact, parts: ['contact'], maxKb: 39 },
  { name: 'a word in marketing', change: words.marketing, parts: ['marketing'], maxKb: 22 },
  { name: 'a word in the shell', change: words.shell, parts: ['shell'], maxKb: 45 },
  { name: 'a word in ui', change: words.ui, maxKb: 116 },
  { name: 'a patch of React' },
];

/** Builds a deploy in a copy of the checkout and publishes it. Returns part name to version. */
export async function publishDeploy(
  store: ReleaseStore,
  copy: PartFolder[],
  { change, parts }: Deploy,
): Promise<Record<string, string>> {
  const built = copy.filter(({ name }) => parts?.includes(name) ?? true);
  const root = path.dirname(copy[0]?.folder ?? '');
  if (change) await changeSource(root, change);
  else await patchReact(path.join(root, 'node_modules'));
  for (const { folder } of built) await runNpm('build', folder);
  if (change) await revertSource(root, change);
  return publishParts(store, built);
}

/** Gives React the number of its next patch, which its server and its client compare, and changes nothing else of it. */
async function patchReact(packages: string): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(packages, 'react/package.json'), 'utf8')); // Unchecked: npm wrote this file.
  const next = version.replace(/\d+$/, (patch: string) => String(Number(patch) + 1));
  for (const name of ['react', 'react-dom']) {
    const scripts = (await readdir(path.join(packages, name, 'cjs'))).map((file) => `cjs/${file}`);
    for (const file of ['package.json', ...scripts]) {
      const place = path.join(packages, name, file);
      const text = await readFile(place, 'utf8');
      // A link to the checkout's own file, which must stay as it is.
      await rm(place);
      await writeFile(place, text.replaceAll(version, next));
    }
  }
}
