import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Folder of an installed package as Node finds it from another folder, wherever npm put it. `require.resolve` of its
 * `package.json` would not do: many packages do not export that.
 *
 * @example
 * packageFolder('react', import.meta.dirname); // '/site/node_modules/react'
 */
export function packageFolder(name: string, from: string): string {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(`${name}/`) ?? [];
  const folder = places.map((place) => path.join(place, name)).find((candidate) => existsSync(manifestOf(candidate)));
  if (!folder) throw new Error(`The package ${name}, which ${from} needs, is not installed: run "npm ci".`);
  return folder;
}

/** Folders, by name, of these packages and of all that they depend on. */
export function packagesBehind(
  names: string[],
  from: string,
  folders = new Map<string, string>(),
): Map<string, string> {
  for (const name of names.filter((name) => !folders.has(name))) {
    const folder = packageFolder(name, from);
    folders.set(name, folder);
    packagesBehind(Object.keys(readManifest(folder).dependencies ?? {}), folder, folders);
  }
  return folders;
}

export function installedVersion(name: string, from: string): string {
  return readManifest(packageFolder(name, from)).version;
}

function readManifest(folder: string): { version: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(manifestOf(folder), 'utf8')); // Unchecked: npm wrote this file.
}

function manifestOf(folder: string): string {
  return path.join(folder, 'package.json');
}
