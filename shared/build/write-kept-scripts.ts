import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiClient } from '@site/contracts/api';
import { dataKey, keptScript, rowsOf } from '@site/contracts/kept-scripts';
import type { PartManifest } from '@site/contracts/manifest';
import type { PartRoute } from '@site/contracts/part-routes';
import { contentHash, integrityOf } from './content-hash.ts';

/** Shorter data stay in the HTML of their page: a script of their own would cost a visitor more. */
const minLength = 7_000;

type Described = Pick<PartManifest, 'name' | 'entry' | 'chunks' | 'table'>;

/** Writes into a build what its pages would repeat: its rows of the route table, and long data that no service has a part in. */
export async function writeKeptScripts(dist: string, described: Described): Promise<void> {
  const browser = path.join(dist, 'browser');
  const rows = rowsOf(described, integrityOf(await readFile(path.join(browser, described.entry))));
  const scripts = [
    { name: 'rows', text: keptScript(described.name, rows) },
    ...(await dataScripts(path.join(dist, 'server/routes.mjs'), described.table)),
  ];
  for (const { name, text } of scripts)
    await writeFile(path.join(browser, `${name}.${contentHash(Buffer.from(text))}.js`), text);
}

/** Those of fixed addresses whose loaders answer without asking anybody. */
async function dataScripts(file: string, { routes: rows }: PartManifest['table']) {
  // A part whose module throws has no such scripts, and the gate will say why.
  const { routes = [] }: { routes?: PartRoute[] } = await import(pathToFileURL(file).href).catch(() => ({}));
  const scripts = rows.map(async (row) => {
    const route = routes.find(({ path: address }) => address === row.path);
    const isOwn = !row.path.includes(':') && dataKey(row) === row.path;
    const data = isOwn ? await answerOf(route) : undefined;
    const text = keptScript(dataKey(row), data);
    return data !== undefined && text.length >= minLength
      ? [{ name: ['data', ...row.path.split('/').filter(Boolean)].join('-'), text }]
      : [];
  });
  return (await Promise.all(scripts)).flat();
}

async function answerOf(route: PartRoute | undefined): Promise<unknown> {
  let isAsked = false;
  const ask = async () => {
    isAsked = true;
    throw new Error('A build has no services.');
  };
  const api: ApiClient = { get: ask, post: ask };
  const request = new Request(new URL(route?.path ?? '/', 'http://build.example'));
  const data = await route?.loader?.({ params: {}, request, api }).catch(() => undefined);
  return isAsked ? undefined : data;
}
