import { parseArgs } from 'node:util';
import type { EraseRequest } from './admin.ts';

export type Format = 'text' | 'csv' | 'json';

export type Command =
  | { name: 'help' }
  | { name: 'list'; isDead: boolean; format: Format }
  | { name: 'export' | 'subscribers'; format: Format; out: string | undefined }
  | { name: 'erase'; who: EraseRequest['who']; isRehearsal: boolean; format: Format }
  | { name: 'retry'; reference: string | undefined; format: Format };

/** What was typed does not make a command; the message says what was expected. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

export function readCommandLine(args: string[]): Command {
  const { values, positionals } = parse(args);
  const [name, subject, ...rest] = positionals;
  const format: Format = values.json ? 'json' : values.csv ? 'csv' : 'text';
  if (values.json && values.csv) throw new WrongUsage('Choose one of --csv and --json.');
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  if (rest.length > 0) throw new WrongUsage(`"${rest[0]}" is one word too many.`);
  const known = { given: Object.keys(values), name };
  switch (name) {
    case 'list':
      allow(known, subject, ['dead', 'json']);
      return { name, isDead: values.dead ?? false, format };
    case 'export':
    case 'subscribers':
      allow(known, subject, ['csv', 'json', 'out']);
      return { name, format: format === 'text' ? 'csv' : format, out: values.out };
    case 'erase':
      allow(known, undefined, ['dry-run', 'json']);
      return { name, who: whoOf(subject), isRehearsal: values['dry-run'] ?? false, format };
    case 'retry':
      allow(known, undefined, ['json']);
      return { name, reference: subject === undefined ? undefined : referenceOf(subject), format };
    default:
      throw new WrongUsage(`There is no "${name}".`);
  }
}

function parse(args: string[]) {
  const options = {
    help: { type: 'boolean', short: 'h' },
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    dead: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    out: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function allow({ given, name }: { given: string[]; name: string }, subject: string | undefined, options: string[]) {
  if (subject !== undefined) throw new WrongUsage(`"${name}" takes no "${subject}".`);
  const stranger = given.find((option) => !options.includes(option));
  if (stranger) throw new WrongUsage(`"${name}" takes no --${stranger}.`);
}

function whoOf(subject: string | undefined): EraseRequest['who'] {
  if (subject === undefined) throw new WrongUsage('"erase" needs a reference or an e-mail address.');
  return subject.includes('@')
    ? { by: 'email', email: subject.trim() }
    : { by: 'reference', reference: referenceOf(subject) };
}

function referenceOf(subject: string): string {
  const reference = subject.trim().toUpperCase();
  if (!/^SEV(?:-[0-9A-Z]{4}){2}$/.test(reference))
    throw new WrongUsage(`"${subject}" is no reference such as SEV-7K3M-92QX.`);
  return reference;
}
