import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { indianIsoDay, indianMoment } from '@site/contracts/indian-time';
import { type Command, createProgram, InvalidArgumentError, jsonOption, Option } from '@site/service/program';
import * as v from 'valibot';
import { isReference } from '../../contract/enquiry.ts';
import { daysAfter } from '../calendar.ts';
import {
  type Admin,
  type AdminConnection,
  type AdminRequest,
  enquiryStates,
  noteRule,
  personRule,
} from './admin-protocol.ts';
import {
  describeErased,
  describeExpired,
  describeRetried,
  describeState,
  enquiryLines,
  type Output,
  showEnquiry,
  subscriberLines,
  writeDeadList,
  writeEnquiryList,
  writeResult,
} from './command-output.ts';

export interface CommandContext extends Output {
  /** The admin of the running service, or of its database. */
  reachAdmin: () => Promise<AdminConnection>;
  /** The person who runs the command, if no other is named. */
  user: string;
}

/** `npm run enquiries`. Sets exit code 3 where nothing was found for a command to act on. */
export function createEnquiriesProgram(context: CommandContext): Command {
  const program = createProgram('npm run enquiries --', 'Commands for the people who answer enquiries.', {
    3: 'nothing found',
  }).addHelpText(
    'after',
    `
Expired data is erased by itself, a tenth at a time. After the clock has jumped by more than two days, or all
services were off for so long, nothing is erased for seven days, or until erase-expired --confirm.
Works while the service runs and while it does not. Reads DATA_DIR, DATABASE_URL and SITE_URL as the
service does; where none runs, retry goes by this command's own SMTP_URL and WEBHOOK_URL.`,
  );
  addReadCommands(program, context);
  addStateCommands(program, context);
  addEraseCommands(program, context);
  return program;
}

const sinceOption = new Option(
  '--since <day>',
  'received on that day in India or later; 21-11-2026, today, yesterday',
).argParser((text) => parseDay(text, new Date()).toISOString());
const untilOption = new Option('--until <day>', 'received on that day in India or earlier').argParser((text) =>
  daysAfter(parseDay(text, new Date()), 1).toISOString(),
);
const stateOption = new Option('--state <state>', 'only what is new, or done').choices(enquiryStates);
const outOption = new Option('--out <file>', 'into a new file that only its owner can read');
const csvOption = new Option('--csv', 'as CSV, which is the default').conflicts('json');
const referenceExample = 'such as SEV-7K3M-92QX';

function addReadCommands(program: Command, context: CommandContext) {
  program
    .command('list')
    .description('who wrote, when, how the message begins, and whether it is done')
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
    .addOption(jsonOption)
    .action(({ dead, ...options }) =>
      withAdmin(context, async (admin) => {
        if (dead) await writeDeadList(admin, options, context);
        else await writeEnquiryList(admin, filterOf(options), options, context);
      }),
    );

  program
    .command('show')
    .description('everything about one enquiry')
    .argument('<reference>', referenceExample, parseReference)
    .addOption(jsonOption)
    .action((reference, options) =>
      withAdmin(context, async (admin) => writeResult(await admin.show({ reference }), showEnquiry, options, context)),
    );

  program
    .command('export')
    .description('every enquiry whole, oldest first')
    .addOption(sinceOption)
    .addOption(untilOption)
    .addOption(stateOption)
    .addOption(csvOption)
    .addOption(outOption)
    .addOption(jsonOption)
    .action(({ out, ...options }) =>
      withAdmin(context, (admin) => writeLines(enquiryLines(admin, filterOf(options), options), out, context)),
    );

  program
    .command('subscribers')
    .description('confirmed subscribers, each with the link to unsubscribe')
    .addOption(csvOption)
    .addOption(outOption)
    .addOption(jsonOption)
    .action(({ out, ...options }) =>
      withAdmin(context, (admin) => writeLines(subscriberLines(admin, options), out, context)),
    );
}

function addStateCommands(program: Command, context: CommandContext) {
  program
    .command('done')
    .description('marks an enquiry as done')
    .argument('<reference>', referenceExample, parseReference)
    .option('--note <text>', 'what was agreed; replaces an earlier note, and "" removes it', parserOf(noteRule))
    .option('--by <name>', 'who did it, if not the user of this terminal', parserOf(personRule))
    .addOption(jsonOption)
    .action((reference, { note, by = context.user, ...options }) =>
      withAdmin(context, async (admin) => {
        const enquiry = await admin.done({ reference, by, ...(note !== undefined && { note }) });
        return writeResult(enquiry, describeState, options, context);
      }),
    );

  program
    .command('reopen')
    .description('makes it new again; the note stays')
    .argument('<reference>', referenceExample, parseReference)
    .addOption(jsonOption)
    .action((reference, options) =>
      withAdmin(context, async (admin) =>
        writeResult(await admin.reopen({ reference }), describeState, options, context),
      ),
    );

  program
    .command('allow')
    .description('lets an address subscribe again that was unsubscribed; only when its owner has asked you to')
    .argument('<email>', 'of the subscriber', parseEmail)
    .addOption(jsonOption)
    .action((email, options) =>
      withAdmin(context, async (admin) => {
        const result = await admin.allow({ email });
        const text = result.allowed ? 'The address can subscribe again.\n' : 'This address was not unsubscribed.\n';
        writeResult(result, () => text, options, context);
        return result.allowed;
      }),
    );

  program
    .command('retry')
    .description('lets deliveries be tried again at once: the dead, the waiting, and those in the outbox folder')
    .argument('[reference]', 'of the only enquiry to retry', parseReference)
    .addOption(jsonOption)
    .action((reference, options) =>
      withAdmin(context, async (admin) => {
        const retried = await admin.retry(reference ? { reference } : {});
        writeResult(retried, describeRetried, options, context);
        return retried.deliveries > 0;
      }),
    );
}

function addEraseCommands(program: Command, context: CommandContext) {
  program
    .command('erase')
    .description('erases enquiries, their deliveries, keys and outbox files, by address the subscription too')
    .argument('<reference-or-email>', 'whose', parseWho)
    .option('--dry-run', 'only count')
    .addOption(jsonOption)
    .action((who, { dryRun: isDryRun = false, ...options }) =>
      withAdmin(context, async (admin) => {
        const erased = await admin.erase({ who, isDryRun });
        writeResult(erased, () => describeErased(erased, isDryRun), options, context);
        return erased.enquiries + erased.subscriptions > 0;
      }),
    );

  program
    .command('erase-expired')
    .description('says what has expired by the clock, and whether the clock is in doubt')
    .option('--confirm', 'the clock is right, erase them all')
    .addOption(jsonOption)
    .action(({ confirm: isConfirmed = false, ...options }) =>
      withAdmin(context, async (admin) => {
        const report = await admin.eraseExpired({ isConfirmed });
        writeResult(report, () => describeExpired(report, isConfirmed), options, context);
        return report.enquiries + report.subscriptions > 0;
      }),
    );
}

/** @param work resolves to false if it found nothing */
async function withAdmin(context: CommandContext, work: (admin: Admin) => Promise<boolean | undefined>): Promise<void> {
  const admin = await context.reachAdmin();
  try {
    if ((await work(admin)) === false) process.exitCode = 3;
  } finally {
    await admin.close();
  }
}

/** Writes to a new file that only its owner can read. Never overwrites one, and leaves no half export behind. */
async function writeLines(
  lines: AsyncIterable<string>,
  file: string | undefined,
  { write }: CommandContext,
): Promise<undefined> {
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

function filterOf({ since, until, state }: { since?: string; until?: string; state?: 'new' | 'done' }) {
  return { ...(since && { since }), ...(until && { before: until }), ...(state && { state }) };
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

function parserOf(rule: typeof noteRule | typeof personRule): (text: string) => string {
  return (text) => {
    const read = v.safeParse(rule, text);
    if (!read.success) throw new InvalidArgumentError(read.issues[0].message);
    return read.output;
  };
}

function parseWho(text: string): AdminRequest<'erase'>['who'] {
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
