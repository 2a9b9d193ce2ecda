import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import type { RouteEntry } from '@site/contracts/part';

/** A finished build below `folder`: one script with this content, one route named as the part. Returns its folder. */
export async function makeBuild(
  folder: string,
  name: string,
  content: string,
  change: Partial<PartManifest> = {},
): Promise<string> {
  const build = path.join(folder, 'builds', `${name}-${entryOf(content)}`);
  await mkdir(path.join(build, 'browser'), { recursive: true });
  await writeFile(path.join(build, 'browser', entryOf(content)), content);
  await writeFile(path.join(build, 'part.json'), JSON.stringify({ ...manifestOf(name, content), ...change }));
  return build;
}

/** What such a build says of itself. */
export function manifestOf(name: string, content: string, paths: string[] = [`/${name}`]): PartManifest {
  const sha384 = createHash('sha384').update(content).digest('base64');
  return {
    name,
    version: `1.0.0-${content}`,
    entry: entryOf(content),
    chunks: {},
    table: { routes: paths.map(routeAt), fragments: [] },
    contract: '1.0',
    packages: { react: '19.3.1' },
    files: { [`browser/${entryOf(content)}`]: { sha384, bytes: content.length } },
  };
}

/** The name of such a build's script. */
export function entryOf(content: string): string {
  return `entry.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
}

function routeAt(address: string): RouteEntry {
  return {
    path: address,
    page: 'Page',
    title: address,
    description: address,
    label: address,
    trail: [],
    menus: [],
    searchWords: [],
    isIndexed: true,
    updated: '2026-11-20',
  };
}
