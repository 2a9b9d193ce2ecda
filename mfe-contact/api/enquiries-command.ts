import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { runCommand } from '@site/service/command-line';
import { type Command, enquiriesCommandLine } from './desk/command-line.ts';
import { reachDesk } from './desk/reach-desk.ts';
import { runEnquiriesCommand } from './desk/run-command.ts';
import { readContactSettings } from './settings.ts';

await runCommand({ ...enquiriesCommandLine, run });

async function run(command: Command): Promise<number> {
  const desk = await reachDesk(readContactSettings());
  try {
    const output = 'out' in command && command.out ? await openFile(command.out) : process.stdout;
    const code = await runEnquiriesCommand(command, desk, (text) => output.write(text));
    if (output !== process.stdout) {
      output.end();
      await once(output, 'finish');
    }
    return code;
  } finally {
    await desk.close();
  }
}

/** Readable by its owner alone, and never over a file that is there. */
async function openFile(file: string) {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(output, 'open');
  return output;
}
