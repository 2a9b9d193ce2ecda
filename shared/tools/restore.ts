import path from 'node:path';
import { backupsIn } from '@site/service/database/old-backups';
import { restore } from '@site/service/database/restore';
import { readSettings, siteSettings } from '@site/service/settings';
import { runCommand } from './run-command.ts';
import { settings } from './settings.ts';

const HELP = `npm run restore [-- BACKUP]

Brings a backup back into DATA_DIR, which must be empty or not there: the newest one in BACKUP_DIR, or the folder
or name given. Exit codes: 0 done, 1 failed, 2 wrong usage.

What was erased on request after the backup was made comes back with it: erase it again (npm run enquiries -- erase).
What has run out of its time is erased when the site starts.
`;

await runCommand(HELP, 1, async ([wanted]) => {
  const { DATA_DIR, BACKUP_DIR } = readSettings({ ...siteSettings, ...settings }, ['DATA_DIR', 'BACKUP_DIR']);
  const name = wanted ?? (await backupsIn(BACKUP_DIR)).at(-1);
  if (!name) throw new Error(`There is no backup in ${BACKUP_DIR}.`);
  const backup = path.resolve(BACKUP_DIR, name);
  const files = await restore(backup, DATA_DIR);
  console.log(`restored   ${files} files from ${backup}`);
});
