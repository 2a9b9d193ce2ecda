import { defineCommandLine, type OptionValues, WrongUsage } from '@site/service/command-arguments';
import type { EraseRequest } from './admin.ts';

export type Format = 'text' | 'csv' | 'json';

export type EnquiriesCommand =
  | { name: 'list'; isDead: boolean; format: Format }
  | { name: 'export' | 'subscribers'; format: Format; out: string | undefined }
  | { name: 'erase'; who: EraseRequest['who']; isRehearsal: boolean; format: Format }
  | { name: 'retry'; reference: string | undefined; format: Format };

const options = {
  dead: { help: 'with list: only what is dead, subscriptions too, by id' },
  csv: { help: 'with export and subscribers: as CSV, which they are unless --json' },
  out: { value: 'FILE', help: 'with export and subscribers: into a new file that only its owner can read' },
  'dry-run': { help: 'with erase: only counts' },
  json: { help: 'one JSON object a line' },
} as const;

export const enquiriesCommandLine = defineCommandLine({
  usage: 'npm run enquiries -- COMMAND',
  summary: `  list                     references, times and what became of their deliveries
  export                   every enquiry whole, oldest first
  subscribers              confirmed subscribers, each with the link to unsubscribe
  erase REFERENCE | EMAIL  erases enquiries, their deliveries, keys and outbox files, by address the subscription too
  retry [REFERENCE]        lets dead deliveries, and those only laid into the outbox folder, be tried again at once`,
  options,
  notes: 'Works while the service runs and while it does not. Reads DATA_DIR and DATABASE_URL as the service does.',
  exitCodes: { 3: 'nothing found' },
  read: readCommand,
});

function readCommand(
  [name, subject, ...rest]: string[],
  values: OptionValues<typeof options>,
): EnquiriesCommand | undefined {
  const format: Format = values.json ? 'json' : values.csv ? 'csv' : 'text';
  if (values.json && values.csv) throw new WrongUsage('Choose one of --csv and --json.');
  if (name === undefined || name === 'help') return undefined;
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
