import { Refused } from '@site/release/gate/judge';
import type { OptionTable } from '@site/service/command-arguments';
import { type Command, defineCommand, type RunnableCommand } from '@site/service/command-line';

/** A command of `npm run release`: what the gate refuses ends with exit code 3, and with the reasons as data. */
export function defineReleaseCommand<const Options extends OptionTable, Input>(
  command: Command<Options, Input>,
): RunnableCommand {
  const { usage, summary, start } = defineCommand({
    ...command,
    usage: `npm run release -- ${command.usage}`,
    exitCodes: { 3: 'refused by the gate' },
    describeFailure: (error) =>
      error instanceof Refused
        ? {
            exitCode: 3,
            text: `Refused, nothing was changed.\n${error.message}`,
            data: { refusals: error.refusals },
          }
        : undefined,
  });
  return { usage: usage.replace('npm run release -- ', ''), summary, start };
}
