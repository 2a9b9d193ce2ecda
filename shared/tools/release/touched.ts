import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findParts, root } from '@site/runner/parts';
import { type Command, jsonOption, printAnswer } from '@site/service/program';

export function addTouched(program: Command): void {
  program
    .command('touched')
    .description('which parts the commits since a base touch, and in which folders; uncommitted changes do not count')
    .argument('[base]', 'a commit, a branch or a range (A..B)', 'main')
    .addOption(jsonOption)
    .action(async (base, options) => {
      const parts = touchedParts(await changedFiles(base, root), await findParts());
      const lines = parts.map(({ part, by }) => `${part.padEnd(12)} ${by.join(', ')}`);
      printAnswer({ text: lines.join('\n') || 'No part is touched.', data: { base, parts } }, options);
    });
}

interface TouchedPart {
  part: string;
  /** Folders with changes, and files at the top: `shared/ui/`, `package-lock.json`. */
  by: string[];
}

/** The parts whose build or checks may come out differently after changes of these files. */
export function touchedParts(files: string[], parts: { name: string; folder: string }[]): TouchedPart[] {
  const places = [...new Set(files.filter(counts).map(placeOf))].sort();
  return parts.flatMap(({ name, folder }) => {
    const watched = foldersBehind(path.relative(root, folder));
    // A file at the top, such as the lock file, affects all parts.
    const by = places.filter((place) => isAtTop(place) || watched.includes(place));
    return by.length > 0 ? [{ part: name, by }] : [];
  });
}

/** Folders that a part is made from: its own, and the packages of `shared` that it declares or that these need. */
export function foldersBehind(folder: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    declared(`shared/${name}`, ['dependencies']).forEach(add);
  };
  // Packages that only its tests need count too: its checks run again.
  declared(folder, ['dependencies', 'devDependencies']).forEach(add);
  return [`${folder}/`, ...[...found].sort().map((name) => `shared/${name}/`)];
}

/** Files that differ between the merge base and HEAD, or within a range. */
export async function changedFiles(base: string, folder: string): Promise<string[]> {
  const range = base.includes('..') ? base : `${base}...HEAD`;
  const args = ['diff', '--name-only', '--no-renames', '-z', '--end-of-options', range, '--'];
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 64 << 20 });
    return stdout.split('\0').filter(Boolean);
  } catch (error) {
    throw new Error(`git cannot compare with "${base}": is it a commit of this checkout? Name another BASE.`, {
      cause: error,
    });
  }
}

function declared(folder: string, kinds: ('dependencies' | 'devDependencies')[]): string[] {
  const stated = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return kinds
    .flatMap((kind) => Object.keys(stated[kind] ?? {}))
    .flatMap((name) => /^@site\/(.+)$/.exec(name)?.[1] ?? []);
}

/** Documents beside sources change no build; a part's own may be its content. */
function counts(file: string): boolean {
  return !file.endsWith('.md') || !(isAtTop(file) || file.startsWith('shared/'));
}

function placeOf(file: string): string {
  return /^(?:shared\/)?[^/]+\//.exec(file)?.[0] ?? file;
}

function isAtTop(place: string): boolean {
  return !place.includes('/');
}
