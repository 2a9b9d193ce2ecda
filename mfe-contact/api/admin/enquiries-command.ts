import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readContactSettings } from '../settings.ts';
import { type Command, readCommandLine, WrongUsage } from './command-line.ts';
import { helpText } from './help-text.ts';
import { reachAdmin } from './reach-admin.ts';
import { runCommand } from './run-command.ts';

// `npm run enquiries -- list|export|subscribers|erase|retry`
try {
  process.exitCode = await run(readCommandLine(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof WrongUsage) process.stderr.write(`\n${helpText}`);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
}

async function run(command: Command): Promise<number> {
  if (command.name === 'help') {
    process.stdout.write(helpText);
    return 0;
  }
  const admin = await reachAdmin(readContactSettings());
  try {
    const output = 'out' in command && command.out ? await openFile(command.out) : process.stdout;
    const code = await runCommand(command, admin, (text) => output.write(text));
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
