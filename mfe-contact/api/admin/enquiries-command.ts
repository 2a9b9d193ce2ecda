import { userInfo } from 'node:os';
import { runCommandLine } from '@site/service/commands/program';
import { readContactSettings } from '../settings.ts';
import { reachAdmin } from './admin-commands.ts';
import { createEnquiriesProgram } from './command-line.ts';
import { copyToPostgres } from './copy-to-postgres.ts';

await runCommandLine(
  createEnquiriesProgram({
    reachAdmin: () => reachAdmin(readContactSettings().dataDir),
    copyToPostgres: () => copyToPostgres(readContactSettings()),
    write: (text) => process.stdout.write(text),
    user: userName(),
  }),
);

/** Who typed the command, also where it runs as another user. A container's user may have no name. */
function userName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
