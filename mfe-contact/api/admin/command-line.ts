import { defineCommandLine, type OptionValues, WrongUsage } from '@site/service/command-arguments';
import * as v from 'valibot';
import { daysAfter } from '../indian-time.ts';
import { type EraseRequest, enquiryStates, noteRule, type PageOf, personRule } from './admin.ts';
import { readDay } from './read-day.ts';

export type Format = 'text' | 'csv' | 'json';

export type EnquiriesCommand =
  | { name: 'list'; isDead: boolean; filter: Filter; format: Format }
  | { name: 'export'; filter: Filter; format: Format; out: string | undefined }
  | { name: 'subscribers'; format: Format; out: string | undefined }
  | { name: 'show' | 'reopen'; reference: string; format: Format }
  | { name: 'done'; reference: string; note: string | undefined; by: string | undefined; format: Format }
  | { name: 'erase'; who: EraseRequest['who']; isRehearsal: boolean; format: Format }
  | { name: 'allow'; email: string; format: Format }
  | { name: 'erase-expired'; isConfirmed: boolean; format: Format }
  | { name: 'retry'; reference: string | undefined; format: Format };

type Filter = Pick<PageOf, 'since' | 'before' | 'state'>;

const options = {
  since: {
    value: 'DAY',
    help: 'with list and export: received on that day in India or later; 21-11-2026, today, yesterday',
  },
  until: { value: 'DAY', help: 'with list and export: received on that day in India or earlier' },
  state: { value: 'STATE', help: 'with list and export: only what is new, or done' },
  note: { value: 'TEXT', help: 'with done: what was agreed; replaces an earlier note, and "" removes it' },
  by: { value: 'NAME', help: 'with done: who did it, if not the user of this terminal' },
  dead: { help: 'with list: what could not be delivered, without names; subscriptions too, by id' },
  csv: { help: 'with export and subscribers: as CSV, which they are unless --json' },
  out: { value: 'FILE', help: 'with export and subscribers: into a new file that only its owner can read' },
  'dry-run': { help: 'with erase: only counts' },
  confirm: { help: 'with erase-expired: the clock is right, erase them all' },
  json: { help: 'one JSON object a line' },
} as const;

type Values = OptionValues<typeof options>;

export const enquiriesCommandLine = defineCommandLine({
  usage: 'npm run enquiries -- COMMAND',
  summary: `  list                     who wrote, when, how the message begins, and whether it is done
  show REFERENCE           everything about one enquiry
  done REFERENCE           marks it as done
  reopen REFERENCE         makes it new again; the note stays
  export                   every enquiry whole, oldest first
  subscribers              confirmed subscribers, each with the link to unsubscribe
  erase REFERENCE | EMAIL  erases enquiries, their deliveries, keys and outbox files, by address the subscription too
  allow EMAIL              lets an address subscribe again that was unsubscribed; only when its owner has asked you to
  erase-expired            says what has run out by the clock, and whether the clock is in doubt; see --confirm
  retry [REFERENCE]        lets deliveries be tried again at once: the dead, the waiting, and those in the outbox folder`,
  options,
  notes: `What has run out is erased by itself, a tenth at a time. After the clock has jumped by more than two days, or all
services were off for so long, nothing is erased for seven days, or until erase-expired --confirm.
Works while the service runs and while it does not. Reads DATA_DIR and DATABASE_URL as the service does;
where none runs, retry goes by this command's own SMTP_URL and WEBHOOK_URL.`,
  exitCodes: { 3: 'nothing found' },
  read: readCommand,
});

function readCommand([name, subject, ...rest]: string[], values: Values): EnquiriesCommand | undefined {
  const format: Format = values.json ? 'json' : values.csv ? 'csv' : 'text';
  if (values.json && values.csv) throw new WrongUsage('Choose one of --csv and --json.');
  if (name === undefined || name === 'help') return undefined;
  if (rest.length > 0) throw new WrongUsage(`"${rest[0]}" is one word too many.`);
  const known = { given: Object.keys(values), name };
  switch (name) {
    case 'list':
      allow(known, subject, values.dead ? ['dead', 'json'] : ['since', 'until', 'state', 'json']);
      return { name, isDead: values.dead ?? false, filter: filterOf(values), format };
    case 'export':
      allow(known, subject, ['since', 'until', 'state', 'csv', 'json', 'out']);
      return { name, filter: filterOf(values), format: fileFormat(format), out: values.out };
    case 'subscribers':
      allow(known, subject, ['csv', 'json', 'out']);
      return { name, format: fileFormat(format), out: values.out };
    case 'show':
    case 'reopen':
      allow(known, undefined, ['json']);
      return { name, reference: neededReference(name, subject), format };
    case 'done':
      allow(known, undefined, ['note', 'by', 'json']);
      return {
        name,
        reference: neededReference(name, subject),
        note: ruled(noteRule, values.note),
        by: ruled(personRule, values.by),
        format,
      };
    case 'erase':
      allow(known, undefined, ['dry-run', 'json']);
      return { name, who: whoOf(subject), isRehearsal: values['dry-run'] ?? false, format };
    case 'allow':
      allow(known, undefined, ['json']);
      return { name, email: neededEmail(subject), format };
    case 'erase-expired':
      allow(known, subject, ['confirm', 'json']);
      return { name, isConfirmed: values.confirm ?? false, format };
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

function fileFormat(format: Format): Format {
  return format === 'text' ? 'csv' : format;
}

function filterOf({ since, until, state }: Values, now = new Date()): Filter {
  const known = enquiryStates.find((one) => one === state);
  if (state !== undefined && !known) throw new WrongUsage(`--state must be new or done, but is "${state}".`);
  return {
    ...(since !== undefined && { since: readDay('since', since, now).toISOString() }),
    ...(until !== undefined && { before: daysAfter(readDay('until', until, now), 1).toISOString() }),
    ...(known && { state: known }),
  };
}

function ruled(rule: typeof noteRule | typeof personRule, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const read = v.safeParse(rule, text);
  if (!read.success) throw new WrongUsage(read.issues[0].message);
  return read.output;
}

function whoOf(subject: string | undefined): EraseRequest['who'] {
  if (subject === undefined) throw new WrongUsage('"erase" needs a reference or an email address.');
  return subject.includes('@')
    ? { by: 'email', email: subject.trim() }
    : { by: 'reference', reference: referenceOf(subject) };
}

function neededEmail(subject: string | undefined): string {
  if (!subject?.includes('@')) throw new WrongUsage('"allow" needs an email address.');
  return subject.trim();
}

function neededReference(name: string, subject: string | undefined): string {
  if (subject === undefined) throw new WrongUsage(`"${name}" needs a reference such as SEV-7K3M-92QX.`);
  return referenceOf(subject);
}

function referenceOf(subject: string): string {
  const reference = subject.trim().toUpperCase();
  if (!/^SEV(?:-[0-9A-Z]{4}){2}$/.test(reference))
    throw new WrongUsage(`"${subject}" is no reference such as SEV-7K3M-92QX.`);
  return reference;
}
