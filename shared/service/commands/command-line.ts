import { shownLines } from '@site/contracts/visible-text';
import { type CommandLine, type OptionTable, readArguments, WrongUsage } from './command-arguments.ts';
import { emphasise, helpOf } from './command-help.ts';

/** The same answer for people and, with the option `json`, for programs. What others wrote in it steers no terminal. */
export interface CommandAnswer {
  text: string;
  data: unknown;
}

/** How a failure ends the command, where that is more than its message and exit code 1. */
export interface CommandFailure {
  exitCode: number;
  text: string;
  data?: Record<string, unknown>;
}

export interface Command<Options extends OptionTable, Input> extends CommandLine<Options, Input> {
  /** Returns what to print, or an exit code where it has printed by itself. */
  run: (input: Input) => Promise<CommandAnswer | number | undefined>;
  describeFailure?: (error: unknown) => CommandFailure | undefined;
}

/** Any command, whatever its input. */
export interface RunnableCommand {
  usage: string;
  summary: string;
  start: (args: string[]) => Promise<void>;
}

/** Commands behind one `npm run` name. */
export interface CommandGroup {
  usage: string;
  summary: string;
  commands: Record<string, RunnableCommand>;
  notes?: string;
  exitCodes?: Record<number, string>;
}

/** The option `json` of commands whose answers and failures programs may want to read. */
export const json = { help: 'answers as JSON' };

/**
 * Runs a command with the words that this process was given. `--help` explains it; the exit code is 2, with the usage line, where it
 * was typed wrongly, and 1, with one sentence, where it failed.
 */
export async function runCommand<const Options extends OptionTable, Input>(
  command: Command<Options, Input>,
): Promise<void> {
  await start(command, process.argv.slice(2));
}

/** Makes a command of a group. */
export function defineCommand<const Options extends OptionTable, Input>(
  command: Command<Options, Input>,
): RunnableCommand {
  return { usage: command.usage, summary: command.summary, start: (args) => start(command, args) };
}

/** Runs the command of a group that the first word names. */
export async function runCommandGroup(group: CommandGroup): Promise<void> {
  const args = process.argv.slice(2);
  const name = args.find((arg) => !arg.startsWith('-'));
  const command = name !== undefined && Object.hasOwn(group.commands, name) ? group.commands[name] : undefined;
  if (command && name) return command.start(args.toSpliced(args.indexOf(name), 1));
  const read = () => {
    if (name !== undefined)
      throw new WrongUsage(`There is no "${name}"; there is ${Object.keys(group.commands).join(', ')}.`);
    return undefined;
  };
  // Without a command of that name it ends in the help or in an error.
  await start({ ...group, options: { json }, read, run: async () => undefined }, args);
}

async function start<Options extends OptionTable, Input>(command: Command<Options, Input>, args: string[]) {
  const isJson = command.options?.json === json && args.includes('--json');
  let usage = `\nUsage: ${command.usage}\n--help explains it.`;
  try {
    const input = readArguments(command, args);
    usage = '';
    if (input === undefined) return void process.stdout.write(helpOf(command));
    const outcome = await command.run(input);
    if (typeof outcome === 'number') process.exitCode = outcome;
    else if (outcome) process.stdout.write(isJson ? asJson(outcome.data) : `${shownLines(outcome.text)}\n`);
  } catch (error) {
    fail(command.describeFailure?.(error) ?? failureOf(error, usage), error, isJson);
  }
}

/** A word that `run` finds to be wrong, once it has looked, is told in a sentence; how to type the command would not help. */
function failureOf(error: unknown, usage: string): CommandFailure {
  const text = errorMessage(error);
  return error instanceof WrongUsage ? { exitCode: 2, text: text + usage } : { exitCode: 1, text };
}

function fail({ exitCode, text, data }: CommandFailure, error: unknown, isJson: boolean) {
  if (isJson) process.stdout.write(asJson({ error: errorMessage(error), ...data }));
  else process.stderr.write(`${emphasise('red', shownLines(text), process.stderr)}\n`);
  process.exitCode = exitCode;
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function asJson(data: unknown): string {
  return `${shownLines(JSON.stringify(data, null, 1))}\n`;
}
