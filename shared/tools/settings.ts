import { folder } from '@site/service/setting-schemas';
import * as v from 'valibot';

/** Settings of the commands alone. */
export const settings = {
  BACKUP_DIR: v.optional(folder(), '.backups'),
} satisfies v.ObjectEntries;
