import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@site/brand';
import { hostPart } from '@site/contracts/manifest';
import type { PartTable } from '@site/contracts/part';
import { routeOf, serviceOf } from '@site/contracts/paths';

/** The template: linted, type-checked and tested with everything else, so that a copy of it works at once. */
export const sample = path.join(import.meta.dirname, 'sample');

/** Makes `mfe-NAME` in the repository at `root`. Returns the files that were written or extended; writes none if one exists. */
export async function makePart(root: string, request: PartRequest): Promise<string[]> {
  const folder = `mfe-${request.name}`;
  const files = await filesIn(sample);
  const made = new Map(files.map((file) => [path.join(folder, renamed(file, request)), path.join(sample, file)]));
  const taken = [...made.keys()].find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken} exists already; take another name.`);
  for (const [file, template] of made) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, renamed(await readFile(template, 'utf8'), request), { flag: 'wx' });
  }
  await extendLockFile(root, folder);
  await appendFile(
    path.join(root, '.github/CODEOWNERS'),
    `${`/${folder}/`.padEnd(15)} @${brand.slug}/${request.name}\n`,
  );
  return [...made.keys(), 'package-lock.json', '.github/CODEOWNERS'];
}

/** Sources in a folder, relative to it; nothing that was installed or built. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|[\\/])(dist|node_modules|\.turbo)[\\/]/.test(file));
}

export function renamed(text: string, { name, path: address }: PartRequest): string {
  return text
    .replaceAll(/(['"`])\/sample\1/g, `$1${address}$1`)
    .replaceAll('../../../', '../')
    .replaceAll(/updated: '[^']*'/g, `updated: '${new Date().toISOString().slice(0, 10)}'`)
    .replaceAll('sample', name)
    .replaceAll('Sample', name.charAt(0).toUpperCase() + name.slice(1));
}

/** Does what `npm install` would, but needs no registry: the new part has only packages that others have too. */
async function extendLockFile(root: string, folder: string) {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8'));
  const { version, dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(root, folder, 'package.json'), 'utf8'),
  );
  const added = {
    [folder]: { version, dependencies, devDependencies },
    [`node_modules/${folder}`]: { resolved: folder, link: true },
  };
  const packages = Object.entries({ ...lock.packages, ...added }).sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  await writeFile(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
}

export interface PartRequest {
  /** `training`; its folder will be `mfe-training`. */
  name: string;
  /** Address of its page: `/training`. */
  path: string;
}

export interface OwnedTable {
  part: string;
  table: Pick<PartTable, 'routes' | 'documents' | 'feeds' | 'moved' | 'service'>;
}

/** A remote's name becomes a global variable of the page, and these the browser has. */
const browserNames = wordsOf(`
  alert atob blur btoa caches close closed confirm console crypto document event external fetch find focus frames
  history length location menubar name navigation navigator open opener origin parent performance print prompt
  scheduler screen scroll scrollbars self status stop toolbar top window
`);

/** JavaScript reserves these. */
const reservedWords = wordsOf(`
  await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if import in instanceof let new null return static super switch this throw true try typeof var void while
  with yield
`);

/** Names that mean something else in this repository. */
const houseNames = [hostPart, 'shared', 'site', 'ui', 'e2e', 'sample'];

/** The edge's own addresses below `/_/`, where each part has a folder. */
const edgeNames = ['hot', 'live', 'ready', 'release', 'releases', 'report', 'store'];

/** Throws one sentence if the name or the path cannot be used. */
export function checkRequest({ name, path }: PartRequest, tables: OwnedTable[]): void {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    throw new Error(
      `A part's name has 2 to 20 lower-case letters and digits, beginning with a letter; "${name}" has not.`,
    );
  if ([...houseNames, ...edgeNames, ...browserNames, ...reservedWords].includes(name))
    throw new Error(`"${name}" is a word of the browser or of this repository; take another.`);
  if (tables.some(({ part }) => part === name)) throw new Error(`There is a part named ${name} already.`);
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path))
    throw new Error(
      `A path has lower-case letters, digits and single dashes between slashes, as /${name}; "${path}" has not.`,
    );
  if (path === '/api' || path.startsWith('/api/'))
    throw new Error(`${path} is for services; take a path that does not start with /api.`);
  const owner = tables.find(({ table }) => serves(table, path));
  if (owner) throw new Error(`${path} belongs to ${owner.part} already; take another path.`);
  const api = `/api/v1/${name}`;
  const service = tables.find(({ table }) => serves(table, api));
  if (service)
    throw new Error(`${api}, the address of its API, belongs to ${service.part} already; take another name.`);
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

function serves({ routes, documents = [], service }: OwnedTable['table'], path: string): boolean {
  return (
    routeOf(routes, path) !== undefined ||
    serviceOf(service ? [service] : [], path) !== undefined ||
    documents.some((document) => document.path === path)
  );
}
