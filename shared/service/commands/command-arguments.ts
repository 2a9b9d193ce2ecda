import { parseArgs } from 'node:util';

/** The command was typed in a way that it does not take; the message says what was expected. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** An option with a `value` takes one, which the help calls by that name; one without is a switch. */
export interface Option {
  value?: string;
  isRepeatable?: boolean;
  help: string;
}

export type OptionTable = Record<string, Option>;

/** Option name to what was typed. */
export type OptionValues<Options extends OptionTable> = {
  [Name in keyof Options]?:
    | (Options[Name] extends { isRepeatable: true }
        ? string[]
        : Options[Name] extends { value: string }
          ? string
          : boolean)
    | undefined;
};

export interface CommandLine<Options extends OptionTable, Input> {
  /** What to type: `npm run backup`. */
  usage: string;
  summary: string;
  options?: Options;
  /** What else the help says, below the options. */
  notes?: string;
  /** What the exit codes mean, where it is not 0 done, 1 failed, 2 wrong usage. */
  exitCodes?: Record<number, string>;
  /** Turns what was typed into the command's input; undefined asks for the help. Throws `WrongUsage`. */
  read: (words: string[], values: OptionValues<Options>) => Input | undefined;
}

/** Keeps the types of a command line that stands apart from what it runs. */
export function defineCommandLine<const Options extends OptionTable, Input>(
  commandLine: CommandLine<Options, Input>,
): CommandLine<Options, Input> {
  return commandLine;
}

/** What a command would be run with; undefined where its help was asked for. Throws `WrongUsage`. */
export function readArguments<Options extends OptionTable, Input>(
  { options, read }: CommandLine<Options, Input>,
  args: string[],
): Input | undefined {
  const { values, positionals } = parse(options ?? {}, args);
  // parseArgs has checked them against this table.
  return values.help ? undefined : read(positionals, values as OptionValues<Options>);
}

/** For commands that take options only; is the whole `read` of those that take none either. */
export function expectNoWords([word]: string[]): Record<string, never> {
  if (word !== undefined) throw new WrongUsage(`"${word}" is one word too many.`);
  return {};
}

/** The number typed for an option. Throws `WrongUsage` unless it is one from 0 up. */
export function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number < 0) throw new WrongUsage(`--${option} must be a number, but is "${text}".`);
  return number;
}

function parse(options: OptionTable, args: string[]) {
  const described = Object.entries(options).map(
    ([name, { value, isRepeatable = false }]) =>
      [name, { type: value ? ('string' as const) : ('boolean' as const), multiple: isRepeatable }] as const,
  );
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...Object.fromEntries(described), help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    // Its further sentences are about words that begin with a dash, which no command here takes.
    throw new WrongUsage(`${Object(error).message.split('. ')[0]}.`);
  }
}
