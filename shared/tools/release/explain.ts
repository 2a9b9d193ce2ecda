import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { listVersions } from '@site/delivery/channels/status';
import { openStore } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { decodeJson, mapKey } from '@site/delivery/store/store-layout';
import { findParts, root } from '@site/runner/parts';
import { nameOfCopy } from '@site/runner/process-scripts';
import { type Command, InvalidArgumentError, jsonOption, printResult } from '@site/service/commands/program';
import { findSource, type SourcePlace } from '@site/service/process/source-maps';

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('where in the sources an error comes from that a browser or a service has reported')
    .argument('<stack>', 'its stack, a file that holds it, or - for the standard input')
    .addOption(jsonOption)
    .action(async (given, options) => {
      const stack = (await readStack(given)).trimEnd();
      const places = await explainPlaces(openStore(), stack);
      if (places.size === 0)
        throw new InvalidArgumentError('It names no script of a part, such as /_/blog/routes.3f9ac2d1.js:1:4711.');
      const explained = stack.replace(placeInVersion, (script) => describePlace(script, places.get(script)));
      printResult({ text: explained, data: Object.fromEntries(places) }, options);
    });
}

async function readStack(given: string): Promise<string> {
  if (given === '-') return text(process.stdin);
  return existsSync(given) ? readFile(given, 'utf8') : given;
}

/** In a script for browsers, named by its address, or of a service, by its path in the release store or in the copy that a site runs. */
const placeInVersion =
  /[\w./:-]{0,200}\/(_|parts|running)\/([a-z][a-z0-9-]{0,52})\/([\w@./-]{1,200}\.m?js)(?:\?[\w=&-]{0,40})?:(\d{1,9}):(\d{1,9})/g;

type Place = ({ part: string; version: string } & SourcePlace) | { reason: string };

/** Returns each place by its text in the stack. */
async function explainPlaces(store: ReleaseStore, stack: string): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  const versions = new Map<string, string[]>();
  const readVersions = async (part: string) => {
    const listed = versions.get(part) ?? (await versionsOf(store, part));
    versions.set(part, listed);
    return listed;
  };
  const findMapIn = async (folder: string | undefined, name: string, file: string) => {
    if (folder === '_') return findMap(store, name, `browser/${file}`, await readVersions(name));
    if (folder === 'running') {
      const part = name.replace(/-[^-]*$/, '');
      return findMap(store, part, `service/${file}`, await versionsRunAs(store, name, part, await readVersions(part)));
    }
    const [version = '', ...names] = file.split('/');
    return findMap(store, name, names.join('/'), [version]);
  };
  for (const [script, folder, name = '', file = '', line, column] of stack.matchAll(placeInVersion)) {
    const map = await findMapIn(folder, name, file);
    places.set(script, map ? await explainPlace(map, Number(line), Number(column)) : { reason: 'no source map' });
  }
  return places;
}

/** Versions share files for browsers. The live one is the likeliest; in another, unchanged code may stand on other lines. */
async function versionsOf(store: ReleaseStore, part: string): Promise<string[]> {
  const versions = await listVersions(store, part);
  return versions.sort((a, b) => b.live.length - a.live.length).map(({ version }) => version);
}

/** Versions with the same service run from one copy. */
async function versionsRunAs(store: ReleaseStore, copy: string, part: string, versions: string[]): Promise<string[]> {
  const manifests = await Promise.all(versions.map((version) => store.readManifest(part, version)));
  return manifests.filter((manifest) => nameOfCopy(manifest) === copy).map(({ version }) => version);
}

interface FoundMap {
  part: string;
  version: string;
  map: SourceMapPayload;
}

async function findMap(
  store: ReleaseStore,
  part: string,
  file: string,
  versions: string[],
): Promise<FoundMap | undefined> {
  for (const version of versions) {
    const key = mapKey({ name: part, version }, file);
    const content = await store.storage.read(key);
    if (content) return { part, version, map: decodeJson(content, key) };
  }
  return undefined;
}

async function explainPlace({ part, version, map }: FoundMap, line: number, column: number): Promise<Place> {
  const found = findSource(map, line, column);
  if (!found) return { reason: 'not in its source map' };
  return { part, version, ...found, source: await sourcePath(part, found.source) };
}

/** From the top of the repository: `webpack://blog/./routes.tsx` is `mfe-blog/routes.tsx`. */
async function sourcePath(part: string, source: string): Promise<string> {
  const folder = (await findParts()).find(({ name }) => name === part)?.folder ?? path.join(root, part);
  return path.relative(root, path.join(folder, source.replace(/^webpack:\/\/[^/]*\//, '')));
}

function describePlace(script: string, place: Place | undefined): string {
  if (!place || 'reason' in place) return `${script} [${place?.reason}]`;
  const { part, version, source, line, column, name } = place;
  return `${source}:${line}:${column}${name ? ` (${name})` : ''} [${part}@${version}]`;
}
