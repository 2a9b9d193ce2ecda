import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  InvalidArgumentError,
  Option,
} from '@commander-js/extra-typings';
import { escapeControlsInText } from '@site/text/visible-text';
import { errorCode, errorText } from '../process/system-errors.ts';

// All commands take commander from here: two copies of it would not know each other's errors.
export { type Command, InvalidArgumentError, Option };

/**
 * What a person types, with commander's help and errors. A name that npm runs ends in `--`: `npm start --`.
 * @param exitCodes what they mean, where it is not 0 done, 1 failed, 2 wrong usage
 * @example
 * const program = createProgram('npm run send --', 'Sends a word.').argument('<word>').addOption(jsonOption);
 * program.action(async (word, options) => printResult({ text: word, data: { word } }, options));
 * await runCommandLine(program);
 */
export function createProgram(name: string, description: string, exitCodes: Record<number, string> = {}): Command {
  const codes = Object.entries({ 0: 'done', 1: 'failed', 2: 'wrong usage', ...exitCodes });
  return new Command(name)
    .description(description)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(escapeControlsInText(text)) })
    .showHelpAfterError('--help explains it.')
    .addHelpText('afterAll', `\nExit codes: ${codes.map((pair) => pair.join(' ')).join(', ')}.`);
}

/** How a failure ends the command, if not with its message and exit code 1 alone. */
export interface CommandFailure {
  exitCode: number;
  text: string;
  data?: Record<string, unknown>;
}

interface RunOptions {
  args?: string[];
  describeFailure?: (error: unknown) => CommandFailure | undefined;
}

/**
 * Runs a program with the arguments of this process. The exit code is 2 if they were typed wrongly, for which an action may throw
 * `InvalidArgumentError` too, and 1 if the program fails, which prints one sentence.
 */
export async function runCommandLine(
  program: CommandUnknownOpts,
  { args = process.argv.slice(2), describeFailure }: RunOptions = {},
): Promise<void> {
  process.stdout.off('error', endOfReader).on('error', endOfReader);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has printed it, or the help.
    if (error instanceof CommanderError && !(error instanceof InvalidArgumentError))
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    else fail(error, describeFailure?.(error), args.includes('--json'));
  }
}

/** The reader of the output, such as `| head`, has closed the pipe. */
function endOfReader(error: unknown) {
  if (errorCode(error) !== 'EPIPE') throw error;
  process.exit();
}

/** For commands whose results and failures programs may want to read. */
export const jsonOption = new Option('--json', 'answer as JSON');

/** The same result for people and, with `--json`, for programs. Control characters that others wrote into it are shown by their code. */
export function printResult(result: { text: string; data: unknown }, { json }: { json?: true } = {}): void {
  process.stdout.write(json ? asJson(result.data) : `${escapeControlsInText(result.text)}\n`);
}

/** Reads the number of an option. */
export function parseNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new InvalidArgumentError('It must be a number from 0 up.');
  return number;
}

/** Reads an option that may be given several times. */
export function collect(text: string, earlier: string[] | undefined): string[] {
  return [...(earlier ?? []), text];
}

function fail(error: unknown, described: CommandFailure | undefined, isJson: boolean) {
  const message = errorText(error);
  if (isJson) process.stdout.write(asJson({ error: message, ...described?.data }));
  else process.stderr.write(`${escapeControlsInText(described?.text ?? message)}\n`);
  process.exitCode = described?.exitCode ?? (error instanceof InvalidArgumentError ? 2 : 1);
}

function asJson(data: unknown): string {
  return `${escapeControlsInText(JSON.stringify(data, null, 1))}\n`;
}
