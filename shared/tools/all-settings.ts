import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { releaseSettings } from '@site/release/store/open-store';
import type { PartFolder } from '@site/runner/parts';
import { siteSettings } from '@site/service/settings';
import type * as v from 'valibot';
import { settings } from './settings.ts';

/** Every setting of the site: those shared by several processes, and those of each part's own process. */
export async function allSettings(parts: PartFolder[]): Promise<v.ObjectEntries> {
  const files = parts
    .flatMap(({ folder }) => ['api', 'server'].map((room) => path.join(folder, room, 'settings.ts')))
    .filter((file) => existsSync(file));
  const own = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return Object.assign({}, siteSettings, releaseSettings, settings, ...own.map((module) => module.settings));
}
