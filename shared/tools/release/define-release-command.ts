import { Refused } from '@site/release/gate/judge';
import { NotInStore } from '@site/release/store/store-errors';
import type { OptionTable } from '@site/service/command-arguments';
import { type Command, type CommandFailure, defineCommand, type RunnableCommand } from '@site/service/command-line';
import { storeInWords } from './store-in-words.ts';

/** A command of `npm run release`: what the gate refuses ends with exit code 3, and with the reasons as data. */
export function defineReleaseCommand<const Options extends OptionTable, Input>(
  command: Command<Options, Input>,
): RunnableCommand {
  const { usage, summary, start } = defineCommand({
    ...command,
    usage: `npm run release -- ${command.usage}`,
    exitCodes: { 3: 'refused by the gate' },
    describeFailure,
  });
  return { usage: usage.replace('npm run release -- ', ''), summary, start };
}

function describeFailure(error: unknown): CommandFailure | undefined {
  if (error instanceof Refused)
    return {
      exitCode: 3,
      text: `Refused, nothing was changed.\n${error.message}`,
      data: { refusals: error.refusals },
    };
  if (error instanceof NotInStore)
    return {
      exitCode: 1,
      text: `${error.message}\nWhat it has: npm run release -- versions PART, or history. ${storeInWords()}`,
    };
  return undefined;
}
