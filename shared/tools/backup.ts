import { siteConfig } from '@site/brand/site.config';
import { createProgram, runCommandLine } from '@site/service/commands/program';
import { backUp, backupsOfTheFuture, removeOldBackups } from '@site/service/database/backup';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { settings } from './settings.ts';

const program = createProgram(
  'npm run backup --',
  `Copies all databases, secrets and uploads of DATA_DIR into a new folder in BACKUP_DIR, while the site runs.
Removes copies that are ${siteConfig.maxBackupDays} days old or older, even if no new one can be made, but never the newest three. Run it daily.`,
);
await runCommandLine(program.action(makeBackup));

async function makeBackup() {
  const all = { ...siteSettings, ...settings };
  const { DATA_DIR, BACKUP_DIR, DATABASE_URL } = readSettings(all, ['DATA_DIR', 'BACKUP_DIR', 'DATABASE_URL']);
  try {
    console.log(`backup     ${await backUp(DATA_DIR, BACKUP_DIR)}`);
  } finally {
    // After a failure too: it may be a full disk, and old copies must go in time.
    for (const name of await removeOldBackups(BACKUP_DIR, siteConfig.maxBackupDays)) console.log(`removed    ${name}`);
  }
  for (const name of await backupsOfTheFuture(BACKUP_DIR))
    console.log(
      `wrong date ${name} is dated later than today: look at this machine's clock, and remove what you do not need`,
    );
  if (DATABASE_URL)
    console.log(
      'left out   DATABASE_URL is set, and what PostgreSQL holds is not in this backup: copy it with pg_dump.',
    );
}
