import { parseArgs } from 'node:util';
import { Refused } from '@site/release/gate/judge';
import { commands } from './release/commands.ts';
import { type Answer, type Options, options, WrongUsage } from './release/options.ts';

// `npm run release -- COMMAND …`. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by the gate.
const names = Object.keys(commands);

try {
  const { values, positionals } = read();
  const [name = '', ...words] = positionals;
  const command = commands[name];
  if (values.help || name === '') print(command ? command.help : overview(), 0);
  else if (command) show(await command.run(words, values), values);
  else throw new WrongUsage(`There is no "${name}"; there is ${names.join(', ')}.`);
} catch (error) {
  fail(error);
}

function read(): { values: Options; positionals: string[] } {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function overview(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  return `npm run release -- COMMAND …\n\n${lines.join('\n')}\n\nEach takes --json and --help. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by the gate.\n`;
}

function show({ text, data }: Answer, { json }: Options) {
  print(json ? `${JSON.stringify(data, null, 1)}\n` : `${text}\n`, 0);
}

function fail(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof WrongUsage ? 2 : error instanceof Refused ? 3 : 1;
  const isJson = process.argv.includes('--json');
  const refusals = error instanceof Refused ? error.refusals : undefined;
  if (isJson) print(`${JSON.stringify({ error: message, ...(refusals && { refusals }) }, null, 1)}\n`, code);
  else {
    process.stderr.write(code === 3 ? `Refused, nothing was changed.\n${message}\n` : `${message}\n`);
    process.exitCode = code;
  }
}

function print(text: string, code: number) {
  process.stdout.write(text);
  process.exitCode = code;
}
