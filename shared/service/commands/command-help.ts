import type { OptionTable } from './command-arguments.ts';

interface Explained {
  usage: string;
  summary: string;
  options?: OptionTable;
  commands?: Record<string, { usage: string; summary: string }>;
  notes?: string;
  exitCodes?: Record<number, string>;
}

const standardCodes = { 0: 'done', 1: 'failed', 2: 'wrong usage' };

/** What `--help` prints. */
export function helpOf({ usage, summary, options = {}, commands = {}, notes, exitCodes }: Explained): string {
  const listed = Object.values(commands).map((command) => `  ${command.usage}\n      ${command.summary}\n`);
  const described = Object.entries(options).map(([name, { value, help }]) => [
    value ? `--${name} ${value}` : `--${name}`,
    help,
  ]);
  const codes = Object.entries({ ...standardCodes, ...exitCodes }).map((pair) => pair.join(' '));
  return [
    `${heading(usage)}\n\n${summary}\n`,
    listed.join(''),
    columns([...described, ['--help', 'this text']]),
    notes && `${notes}\n`,
    `Exit codes: ${codes.join(', ')}.\n`,
  ]
    .filter(Boolean)
    .join('\n');
}

// Not by Node's `styleText`: some versions of it look at stdout, whichever stream the text is for.
const styles = { bold: ['\u001b[1m', '\u001b[22m'], red: ['\u001b[31m', '\u001b[39m'] } as const;

/** Colours what a person reads on a terminal, unless NO_COLOR is set; files and pipes get plain text. */
export function emphasise(style: keyof typeof styles, text: string, { isTTY }: { isTTY?: boolean }): string {
  const [on, off] = styles[style];
  return isTTY && !process.env.NO_COLOR ? `${on}${text}${off}` : text;
}

function heading(text: string): string {
  return emphasise('bold', text, process.stdout);
}

/** Further lines of a help text stand below its first. */
function columns(rows: string[][]): string {
  const width = Math.max(...rows.map(([name = '']) => name.length)) + 3;
  return rows
    .map(([name = '', help = '']) => `  ${name.padEnd(width)}${help.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}\n`)
    .join('');
}
