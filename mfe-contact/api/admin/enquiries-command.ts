import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { runCommand } from '@site/service/command-line';
import { readContactSettings } from '../settings.ts';
import { type EnquiriesCommand, enquiriesCommandLine } from './command-line.ts';
import { reachAdmin } from './reach-admin.ts';
import { runEnquiriesCommand } from './run-command.ts';

await runCommand({ ...enquiriesCommandLine, run });

async function run(command: EnquiriesCommand): Promise<number> {
  const admin = await reachAdmin(readContactSettings());
  try {
    const output = 'out' in command && command.out ? await openFile(command.out) : process.stdout;
    const code = await runEnquiriesCommand(command, admin, (text) => output.write(text));
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
