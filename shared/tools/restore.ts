import path from 'node:path';
import { WrongUsage } from '@site/service/command-arguments';
import { runCommand } from '@site/service/command-line';
import { backupsIn } from '@site/service/database/old-backups';
import { restore } from '@site/service/database/restore';
import { readSettings, siteSettings } from '@site/service/settings';
import { settings } from './settings.ts';

await runCommand({
  usage: 'npm run restore [-- BACKUP]',
  summary: `Brings a backup back into DATA_DIR, which must be empty or not there: the newest one in BACKUP_DIR, or the folder
or name given.`,
  notes: `What was erased on request after the backup was made comes back with it: erase it again (npm run enquiries -- erase).
What has run out of its time is erased when the site starts.`,
  read: ([wanted, ...more]) => {
    if (more.length > 0) throw new WrongUsage('Name one backup, or none for the newest.');
    return { wanted };
  },
  async run({ wanted }) {
    const { DATA_DIR, BACKUP_DIR } = readSettings({ ...siteSettings, ...settings }, ['DATA_DIR', 'BACKUP_DIR']);
    const name = wanted ?? (await backupsIn(BACKUP_DIR)).at(-1);
    if (!name) throw new Error(`There is no backup in ${BACKUP_DIR}.`);
    const backup = path.resolve(BACKUP_DIR, name);
    const files = await restore(backup, DATA_DIR);
    console.log(`restored   ${files} files from ${backup}`);
    return 0;
  },
});
