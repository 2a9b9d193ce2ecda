import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { userInfo } from 'node:os';
import { runCommand } from '@site/service/command-line';
import { readContactSettings } from '../settings.ts';
import { type EnquiriesCommand, enquiriesCommandLine } from './command-line.ts';
import { reachAdmin } from './reach-admin.ts';
import { runEnquiriesCommand } from './run-command.ts';

/** Of lines that go into a file or another program. */
const pipeWidth = 120;

await runCommand({ ...enquiriesCommandLine, run });

async function run(command: EnquiriesCommand): Promise<number> {
  const admin = await reachAdmin(readContactSettings());
  try {
    const output = 'out' in command && command.out ? await openFile(command.out) : process.stdout;
    const code = await runEnquiriesCommand(command, admin, {
      write: (text) => output.write(text),
      width: process.stdout.columns ?? pipeWidth,
      user: userName(),
    });
    if (output !== process.stdout) {
      output.end();
      await once(output, 'finish');
    }
    return code;
  } finally {
    await admin.close();
  }
}

/** Readable by its owner only; an existing file is never overwritten. */
async function openFile(file: string) {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(output, 'open');
  return output;
}

/** Who typed the command, also where it runs as another user. A container's user may have no name. */
function userName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
