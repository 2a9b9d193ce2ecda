import path from 'node:path';
import { WrongUsage } from '@site/service/command-arguments';
import { runCommand } from '@site/service/command-line';
import { backupsIn, backupsOfTheFuture } from '@site/service/database/old-backups';
import { restore } from '@site/service/database/restore';
import { readSettings, siteSettings } from '@site/service/settings';
import { settings } from './settings.ts';

await runCommand({
  usage: 'npm run restore [-- BACKUP]',
  summary: `Brings a backup back into DATA_DIR, which must be empty or not there: the newest one in BACKUP_DIR, or the folder
or name given.`,
  notes: `What was erased on request after the backup was made comes back with it: erase it again (npm run enquiries -- erase).
What has run out of its time is erased when the site starts, or, where the backup is older than two days, a week later.`,
  read: ([wanted, ...more]) => {
    if (more.length > 0) throw new WrongUsage('Name one backup, or none for the newest.');
    return { wanted };
  },
  async run({ wanted }) {
    const { DATA_DIR, BACKUP_DIR } = readSettings({ ...siteSettings, ...settings }, ['DATA_DIR', 'BACKUP_DIR']);
    const name = wanted ?? (await newestIn(BACKUP_DIR));
    const backup = path.resolve(BACKUP_DIR, name);
    const files = await restore(backup, DATA_DIR);
    console.log(`restored   ${files} files from ${backup}`);
    return 0;
  },
});

async function newestIn(backupDir: string): Promise<string> {
  const newest = (await backupsIn(backupDir)).at(-1);
  if (!newest) throw new Error(`There is no backup in ${backupDir}.`);
  // Made under a wrong clock, an old copy would pass for the newest one.
  if ((await backupsOfTheFuture(backupDir)).length > 0)
    throw new Error(
      `${newest} in ${backupDir} is dated later than today, so nobody knows which is the newest: name one.`,
    );
  return newest;
}
