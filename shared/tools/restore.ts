import path from 'node:path';
import { createProgram, runCommandLine } from '@site/service/commands/program';
import { backupsIn, backupsOfTheFuture, restore } from '@site/service/database/backup';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { settings } from './settings.ts';

const program = createProgram(
  'npm run restore --',
  'Brings a backup back into DATA_DIR, which must be empty or not there.',
)
  .argument('[backup]', 'its folder, or its name in BACKUP_DIR; default: the newest one there')
  .addHelpText(
    'after',
    `
What was erased on request after the backup was made comes back with it: erase it again (npm run enquiries -- erase).
Messages that waited when it was made are sent again. Whoever has unsubscribed since is subscribed again.
What has expired is erased by itself, at most a tenth a day.`,
  );
await runCommandLine(program.action(restoreBackup));

async function restoreBackup(wanted: string | undefined) {
  const { DATA_DIR, BACKUP_DIR } = readSettings({ ...siteSettings, ...settings }, ['DATA_DIR', 'BACKUP_DIR']);
  const name = wanted ?? (await newestIn(BACKUP_DIR));
  const backup = path.resolve(BACKUP_DIR, name);
  const files = await restore(backup, DATA_DIR);
  console.log(`restored   ${files} files from ${backup}`);
}

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
