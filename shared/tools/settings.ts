import { folder } from '@site/service/settings/setting-schemas';
import * as v from 'valibot';

/** Settings of the commands alone. */
export const settings = {
  BACKUP_DIR: v.optional(folder(), '.backups'),
  GIT_AUTHOR: v.optional(v.string()),
  GIT_BRANCH: v.optional(v.string()),
  GIT_COMMIT: v.optional(v.string()),
  RELEASE_ACTOR: v.optional(v.string()),
} satisfies v.ObjectEntries;
