import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Command, createProgram, InvalidArgumentError, jsonOption, Option } from '@site/service/commands/program';
import { indianIsoDay, indianMoment } from '@site/text/indian-time';
import { hasControls, hasHidden, trimInvisible } from '@site/text/visible-text';
import { isReference } from '../../contract/enquiry.ts';
import { daysAfter } from '../calendar.ts';
import type { ExpiryReport } from '../retention/retention.ts';
import { enquiryStates } from '../tables.ts';
import type { Admin, AdminConnection, Erased, Who } from './admin-commands.ts';
import {
  deadLines,
  describeAllowed,
  describeCopied,
  describeErased,
  describeExpired,
  describeHandled,
  describeRetried,
  enquiryLines,
  jsonLine,
  overviewLines,
  showEnquiry,
  subscriberLines,
} from './command-output.ts';
import type { CopiedRows } from './copy-to-postgres.ts';

type Write = (text: string) => void;

export interface CommandContext {
  write: Write;
  /** The admin of the running service, or of its database. */
  reachAdmin: () => Promise<AdminConnection>;
  /** Copies the database file of the settings to their PostgreSQL. */
  copyToPostgres: () => Promise<CopiedRows[]>;
  /** The person who runs the command, if no other is named. */
  user: string;
}

/** `npm run enquiries`. Sets exit code 3 where a command found nothing to act on, or changed nothing. */
export function createEnquiriesProgram(context: CommandContext): Command {
  const program = createProgram('npm run enquiries --', 'Commands for the people who answer enquiries.', {
    3: 'nothing found, or nothing changed',
  }).addHelpText(
    'after',
    `
Expired data is erased by itself, a tenth at a time. After the clock has jumped by more than two days, or all
services were off for so long, nothing is erased for seven days, or until erase-expired --confirm.
Works while the service runs and while it does not, but for copy-to-postgres. Reads DATA_DIR, DATABASE_URL and
SITE_URL as the service does; where none runs, retry and release go by this command's own settings of mail and webhook.`,
  );
  addReadCommands(program, context);
  addStateCommands(program, context);
  addEraseCommands(program, context);
  addCopyCommand(program, context);
  return program;
}

const sinceOption = new Option(
  '--since <day>',
  'received on that day in India or later; 21-11-2026, today, yesterday',
).argParser((text) => parseDay(text, new Date()).toISOString());
const untilOption = new Option('--until <day>', 'received on that day in India or earlier').argParser((text) =>
  daysAfter(parseDay(text, new Date()), 1).toISOString(),
);
const stateOption = new Option('--state <state>', 'only what is new, done, or spam').choices(enquiryStates);
const outOption = new Option('--out <file>', 'into a new file that only its owner can read');
const byOption = new Option('--by <name>', 'who did it, if not the user of this terminal').argParser(parsePerson);
const noteOption = new Option(
  '--note <text>',
  'what was agreed; replaces an earlier note, and "" removes it',
).argParser(parseNote);
const referenceExample = 'such as SEV-7K3M-92QX';

function addReadCommands(program: Command, context: CommandContext) {
  program
    .command('list')
    .description('who wrote, when, from where, how the message begins, and whether it is done')
    .addOption(sinceOption)
    .addOption(untilOption)
    .addOption(stateOption)
    .addOption(
      new Option('--dead', 'what could not be delivered, without names; subscriptions too, by id').conflicts([
        'since',
        'until',
        'state',
      ]),
    )
    .addOption(
      new Option('--held', 'what is held back from mail as probable spam; release sends it, spam settles it').conflicts(
        ['dead', 'state'],
      ),
    )
    .addOption(jsonOption)
    .action(({ dead, since, until: before, state, held: isHeld, json }) =>
      withAdmin(context, async (admin) => {
        const lines = dead ? deadLines(admin, json) : overviewLines(admin, { since, before, state, isHeld }, { json });
        for await (const line of lines) context.write(line);
      }),
    );

  program
    .command('find')
    .description('the list of all in which a text occurs: name, company, email, phone, message, note, reference')
    .argument('<text>', 'in any case; a phone number however it is written', parseSought)
    .addOption(stateOption)
    .addOption(jsonOption)
    .action((sought, { state, json }) =>
      withAdmin(context, async (admin) => {
        for await (const line of overviewLines(admin, { state }, { json, sought })) context.write(line);
      }),
    );

  program
    .command('show')
    .description('everything about one enquiry')
    .argument('<reference>', referenceExample, parseReference)
    .addOption(jsonOption)
    .action((reference, { json }) => print(context, json, (admin) => admin.show({ reference }), showEnquiry));

  program
    .command('export')
    .description('every enquiry whole, oldest first, as CSV or JSON')
    .addOption(sinceOption)
    .addOption(untilOption)
    .addOption(stateOption)
    .addOption(outOption)
    .addOption(jsonOption)
    .action(({ since, until: before, state, out, json }) =>
      withAdmin(context, (admin) =>
        writeLines(enquiryLines(admin, { since, before, state }, json), out, context.write),
      ),
    );

  program
    .command('subscribers')
    .description('confirmed subscribers, each with the link to unsubscribe, as CSV or JSON')
    .addOption(outOption)
    .addOption(jsonOption)
    .action(({ out, json }) =>
      withAdmin(context, (admin) => writeLines(subscriberLines(admin, json), out, context.write)),
    );
}

function addStateCommands(program: Command, context: CommandContext) {
  const handle = (json: true | undefined, request: Parameters<Admin['handle']>[0]) =>
    print(
      context,
      json,
      (admin) => admin.handle(request),
      describeHandled,
      ({ isChanged }) => isChanged,
    );

  program
    .command('assign')
    .description('says who answers an enquiry')
    .argument('<reference>', referenceExample, parseReference)
    .argument('[person]', 'who answers it, if not you; "" if nobody does', parseAssignee)
    .addOption(byOption)
    .addOption(jsonOption)
    .action((reference, person, { by = context.user, json }) =>
      handle(json, { reference, action: 'assigned', by, to: person ?? by }),
    );

  program
    .command('done')
    .description('marks an enquiry as done; once, until somebody reopens it')
    .argument('<reference>', referenceExample, parseReference)
    .addOption(noteOption)
    .addOption(byOption)
    .addOption(jsonOption)
    .action((reference, { note, by = context.user, json }) => handle(json, { reference, action: 'done', by, note }));

  program
    .command('spam')
    .description('marks an enquiry as spam: not open, and counted apart')
    .argument('<reference>', referenceExample, parseReference)
    .addOption(byOption)
    .addOption(jsonOption)
    .action((reference, { by = context.user, json }) => handle(json, { reference, action: 'spam', by }));

  program
    .command('release')
    .description('mails an enquiry that was held back as probable spam')
    .argument('<reference>', referenceExample, parseReference)
    .addOption(byOption)
    .addOption(jsonOption)
    .action((reference, { by = context.user, json }) => handle(json, { reference, action: 'released', by }));

  program
    .command('reopen')
    .description('makes it new again, done or spam; the note stays')
    .argument('<reference>', referenceExample, parseReference)
    .addOption(byOption)
    .addOption(jsonOption)
    .action((reference, { by = context.user, json }) => handle(json, { reference, action: 'reopened', by }));

  program
    .command('allow')
    .description('lets an address subscribe again that was unsubscribed; only when its owner has asked you to')
    .argument('<email>', 'of the subscriber', parseEmail)
    .addOption(jsonOption)
    .action((email, { json }) =>
      print(
        context,
        json,
        (admin) => admin.allow({ email }),
        describeAllowed,
        ({ allowed }) => allowed,
      ),
    );

  program
    .command('retry')
    .description('lets deliveries be tried again at once: the dead, the waiting, and those in the outbox folder')
    .argument('[reference]', 'of the only enquiry to retry', parseReference)
    .addOption(jsonOption)
    .action((reference, { json }) =>
      print(
        context,
        json,
        (admin) => admin.retry({ reference }),
        describeRetried,
        ({ deliveries }) => deliveries > 0,
      ),
    );
}

function addEraseCommands(program: Command, context: CommandContext) {
  const isAny = ({ enquiries, subscriptions }: Erased) => enquiries + subscriptions > 0;

  program
    .command('erase')
    .description('erases enquiries, their deliveries, keys and outbox files, by address the subscription too')
    .argument('<reference-or-email>', 'whose', parseWho)
    .option('--dry-run', 'only count')
    .addOption(jsonOption)
    .action((who, { dryRun: isDryRun = false, json }) => {
      const describe = (erased: Erased) => describeErased(erased, isDryRun);
      return print(context, json, (admin) => admin.erase({ who, isDryRun }), describe, isAny);
    });

  program
    .command('erase-expired')
    .description('says what has expired by the clock, and whether the clock is in doubt')
    .option('--confirm', 'the clock is right, erase them all')
    .addOption(jsonOption)
    .action(({ confirm: isConfirmed = false, json }) => {
      const describe = (report: ExpiryReport) => describeExpired(report, isConfirmed);
      return print(context, json, (admin) => admin.eraseExpired({ isConfirmed }), describe, isAny);
    });
}

function addCopyCommand(program: Command, { copyToPostgres, write }: CommandContext) {
  program
    .command('copy-to-postgres')
    .description('copies all from the file in DATA_DIR to the empty DATABASE_URL, while the service is stopped')
    .addOption(jsonOption)
    .addHelpText(
      'after',
      `
Copies all tables, and the secrets of tokens and links, in one transaction. The file keeps its rows: delete it within
34 days, because from now on nothing that is erased is erased there. From a backup: npm run restore into an empty
DATA_DIR, then this command.`,
    )
    .action(async ({ json }) => {
      const copied = await copyToPostgres();
      write(json ? jsonLine(copied) : describeCopied(copied));
    });
}

/** Prints what a command found or did. The exit code is 3 if that is nothing. */
function print<Result>(
  context: CommandContext,
  json: true | undefined,
  ask: (admin: Admin) => Promise<Result | null>,
  describe: (result: Result) => string,
  isFound: (result: Result) => boolean = () => true,
): Promise<void> {
  return withAdmin(context, async (admin) => {
    const result = await ask(admin);
    if (result !== null) context.write(json ? jsonLine(result) : describe(result));
    else if (!json) context.write('There is no enquiry of this reference.\n');
    if (result === null || !isFound(result)) process.exitCode = 3;
  });
}

async function withAdmin(context: CommandContext, work: (admin: Admin) => Promise<void>): Promise<void> {
  const admin = await context.reachAdmin();
  try {
    await work(admin);
  } finally {
    await admin.close();
  }
}

/** Writes to a new file that only its owner can read. Never overwrites one, and leaves no half export behind. */
async function writeLines(lines: AsyncIterable<string>, file: string | undefined, write: Write): Promise<void> {
  if (file === undefined) {
    for await (const line of lines) write(line);
    return;
  }
  const handle = await open(file, 'wx', 0o600);
  try {
    await pipeline(lines, handle.createWriteStream());
  } catch (error) {
    await rm(file);
    throw error;
  }
}

/** Midnight in India of the day that was typed: `21-11-2026`, `21/11/2026`, `2026-11-21`, `today` or `yesterday`. */
export function parseDay(text: string, now: Date): Date {
  const moment = indianMoment(dayOf(text.trim().toLowerCase(), now));
  if (Number.isNaN(moment.getTime()))
    throw new InvalidArgumentError('It must be a day such as 21-11-2026, today or yesterday.');
  return moment;
}

function dayOf(text: string, now: Date): string {
  if (text === 'today') return indianIsoDay(now);
  if (text === 'yesterday') return indianIsoDay(daysAfter(now, -1));
  // In India the day comes first, never the month.
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

const maxNoteLength = 1000;
const maxPersonLength = 100;

/** A note may have several lines. */
function parseNote(text: string): string {
  const note = trimInvisible(text);
  if (hasControls(note)) throw new InvalidArgumentError('Please remove control characters from the note.');
  if (note.length > maxNoteLength)
    throw new InvalidArgumentError(`A note may have ${maxNoteLength} characters at most.`);
  return note;
}

function parsePerson(text: string): string {
  const name = trimInvisible(text);
  if (name === '' || name.length > maxPersonLength || hasHidden(name))
    throw new InvalidArgumentError(`A name has 1 to ${maxPersonLength} characters, on one line.`);
  return name;
}

/** An empty name takes an assignment back. */
function parseAssignee(text: string): string {
  return text === '' ? '' : parsePerson(text);
}

function parseSought(text: string): string {
  const sought = trimInvisible(text);
  if (sought === '') throw new InvalidArgumentError('It must be a text to look for.');
  return sought;
}

function parseWho(text: string): Who {
  return text.includes('@')
    ? { by: 'email', email: parseEmail(text) }
    : { by: 'reference', reference: parseReference(text) };
}

function parseEmail(text: string): string {
  if (!text.includes('@')) throw new InvalidArgumentError('It must be an email address.');
  return text.trim();
}

function parseReference(text: string): string {
  const reference = text.trim().toUpperCase();
  if (!isReference(reference)) throw new InvalidArgumentError('It must be a reference such as SEV-7K3M-92QX.');
  return reference;
}
