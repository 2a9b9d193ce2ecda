import { existingFolder } from '@site/service/setting-schemas';
import { readSettings, siteSettings } from '@site/service/settings';
import * as v from 'valibot';

/** Where posts and their pictures are imported from. */
export const settings = {
  CONTENT_DIR: v.optional(existingFolder()),
  PICTURES_DIR: v.optional(existingFolder()),
} satisfies v.ObjectEntries;

/** All settings of the blog service. Throws one sentence that names the wrong setting. */
export function readBlogSettings(environment: NodeJS.ProcessEnv = process.env) {
  const { DATA_DIR, DATABASE_URL, SITE_URL } = siteSettings;
  return readSettings({ ...settings, DATA_DIR, DATABASE_URL, SITE_URL }, undefined, environment);
}
