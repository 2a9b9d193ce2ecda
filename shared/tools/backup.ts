import { backUp } from '@site/service/database/back-up';
import { removeOldBackups } from '@site/service/database/old-backups';
import { readSettings, siteSettings } from '@site/service/settings';
import { runCommand } from './run-command.ts';
import { settings } from './settings.ts';

const HELP = `npm run backup

Copies all databases, secrets and uploads of DATA_DIR into a new folder in BACKUP_DIR, while the site runs.
Removes copies of 34 days and more. Run it daily. Exit codes: 0 done, 1 failed, 2 wrong usage.
`;

await runCommand(HELP, 0, async () => {
  const { DATA_DIR, BACKUP_DIR, DATABASE_URL } = readSettings({ ...siteSettings, ...settings }, [
    'DATA_DIR',
    'BACKUP_DIR',
    'DATABASE_URL',
  ]);
  const backup = await backUp(DATA_DIR, BACKUP_DIR);
  console.log(`backup     ${backup}`);
  for (const name of await removeOldBackups(BACKUP_DIR)) console.log(`removed    ${name}`);
  if (DATABASE_URL)
    throw new Error('DATABASE_URL is set, and what PostgreSQL holds is not in this backup: copy it with pg_dump.');
});
