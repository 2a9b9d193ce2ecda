import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Command, createProgram, jsonOption, Option } from '@site/service/commands/program';
import type { Expired } from '../stored-data/retention.ts';
import { type EnquiryAction, enquiryActions } from '../tables.ts';
import type { Admin } from './admin-commands.ts';
import {
  byOption,
  outOption,
  parseEmail,
  parseReference,
  parseSought,
  parseSubject,
  sinceOption,
  stateOption,
  untilOption,
} from './command-arguments.ts';
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

type Program = Command<[], { json?: true }>;

export interface CommandContext {
  write: (text: string) => void;
  /** The admin of the running service. */
  reachAdmin: () => Admin;
  /** Copies the database file of the settings to their PostgreSQL. */
  copyToPostgres: () => Promise<CopiedRows[]>;
  /** The person who runs the command, if no other is named. */
  user: string;
}

/** The context of a command that has been typed. */
interface Typed extends CommandContext {
  isJson: () => boolean;
}

/** `npm run enquiries`. Sets exit code 3 where a command found nothing to act on, or changed nothing. */
export function createEnquiriesProgram(context: CommandContext): Command {
  const program = createProgram('npm run enquiries --', 'Commands for the people who answer enquiries.', {
    3: 'nothing found, or nothing changed',
  })
    .addOption(jsonOption)
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      'after',
      `
Expired data is erased by itself, at most a tenth a day, so that a wrong clock or setting is noticed in time.
All commands are carried out by the service that runs on DATA_DIR, with its settings; copy-to-postgres alone needs it stopped.`,
    );
  const typed = { ...context, isJson: () => program.opts().json === true };
  addReadCommands(program, typed);
  addStateCommands(program, typed);
  addEraseCommands(program, typed);
  addCopyCommand(program, typed);
  return program as Command; // its options are those of every command
}

const referenceExample = 'such as SEV-7K3M-92QX';

function addReadCommands(program: Program, typed: Typed) {
  program
    .command('list')
    .description('who wrote, when, from where, how the message begins, and whether it is done')
    .addOption(sinceOption)
    .addOption(untilOption)
    .addOption(stateOption)
    .addOption(
      new Option('--dead', 'what could not be sent, without names; subscriptions too, by id').conflicts([
        'since',
        'until',
        'state',
      ]),
    )
    .action(({ dead, since, until: before, state }) =>
      writeLines(typed, (admin, isJson) =>
        dead ? deadLines(admin, isJson) : overviewLines(admin, { since, before, state }, { isJson }),
      ),
    );

  program
    .command('find')
    .description('the list of all in which a text occurs: name, company, email, phone, message, reference')
    .argument('<text>', 'in any case; a phone number however it is written', parseSought)
    .addOption(stateOption)
    .action((sought, { state }) =>
      writeLines(typed, (admin, isJson) => overviewLines(admin, { state }, { isJson, sought })),
    );

  program
    .command('show')
    .description('everything about one enquiry')
    .argument('<reference>', referenceExample, parseReference)
    .action((reference) => print(typed, (admin) => admin.show({ reference }), showEnquiry));

  program
    .command('export')
    .description('every enquiry whole, oldest first, as CSV or JSON')
    .addOption(sinceOption)
    .addOption(untilOption)
    .addOption(stateOption)
    .addOption(outOption)
    .action(({ since, until: before, state, out }) =>
      writeLines(typed, (admin, isJson) => enquiryLines(admin, { since, before, state }, isJson), out),
    );

  program
    .command('subscribers')
    .description('confirmed subscribers, each with the link to unsubscribe, as CSV or JSON')
    .addOption(outOption)
    .action(({ out }) => writeLines(typed, subscriberLines, out));
}

const actions = {
  done: 'marks an enquiry as done: it has been answered',
  spam: 'marks an enquiry as spam',
  'not-spam': 'makes an enquiry new again that is spam, or suspected to be',
} as const satisfies Record<EnquiryAction, string>;

function addStateCommands(program: Program, typed: Typed) {
  const { user } = typed;
  for (const action of enquiryActions)
    program
      .command(action)
      .description(actions[action])
      .argument('<reference>', referenceExample, parseReference)
      .addOption(byOption)
      .action((reference, { by = user }) =>
        print(
          typed,
          (admin) => admin.handle({ reference, action, by }),
          describeHandled,
          ({ isChanged }) => isChanged,
        ),
      );

  program
    .command('allow')
    .description('lets an address subscribe again that was unsubscribed; only when its owner has asked you to')
    .argument('<email>', 'of the subscriber', parseEmail)
    .action((email) =>
      print(
        typed,
        (admin) => admin.allow({ email }),
        describeAllowed,
        ({ allowed }) => allowed,
      ),
    );

  program
    .command('retry')
    .description('sends messages of the outbox again at once: the dead, the waiting, and those in the outbox folder')
    .argument('[reference]', 'of the only enquiry to retry', parseReference)
    .action((reference) =>
      print(
        typed,
        (admin) => admin.retry({ reference }),
        describeRetried,
        ({ due }) => due > 0,
      ),
    );
}

function addEraseCommands(program: Program, typed: Typed) {
  const isAny = ({ enquiries, subscriptions }: Expired) => enquiries + subscriptions > 0;

  program
    .command('erase')
    .description('erases enquiries, their messages in the outbox, keys and files, by address the subscription too')
    .argument('<reference-or-email>', 'whose', parseSubject)
    .option('--dry-run', 'only count')
    .action((who, { dryRun: isDryRun = false }) => {
      const describe = (erased: Expired) => describeErased(erased, isDryRun);
      return print(typed, (admin) => admin.erase({ who, isDryRun }), describe, isAny);
    });

  program
    .command('erase-expired')
    .description('says how much has expired and is not erased yet')
    .option('--confirm', 'erase all of it')
    .action(({ confirm: isConfirmed = false }) => {
      const describe = (expired: Expired) => describeExpired(expired, isConfirmed);
      return print(typed, (admin) => admin.eraseExpired({ isConfirmed }), describe, isAny);
    });
}

function addCopyCommand(program: Program, { copyToPostgres, write, isJson }: Typed) {
  program
    .command('copy-to-postgres')
    .description('copies all from the file in DATA_DIR to the empty DATABASE_URL, while the service is stopped')
    .addHelpText(
      'after',
      `
Copies all tables, and the secrets of tokens and links, in one transaction. The file keeps its rows: delete it within
34 days, because from now on nothing that is erased is erased there. From a backup: npm run restore into an empty
DATA_DIR, then this command.`,
    )
    .action(async () => {
      const copied = await copyToPostgres();
      write(isJson() ? jsonLine(copied) : describeCopied(copied));
    });
}

/** Prints what a command found or did. The exit code is 3 if that is nothing. */
async function print<Result>(
  typed: Typed,
  ask: (admin: Admin) => Promise<Result | null>,
  describe: (result: Result) => string,
  isFound: (result: Result) => boolean = () => true,
): Promise<void> {
  const result = await ask(typed.reachAdmin());
  if (result !== null) typed.write(typed.isJson() ? jsonLine(result) : describe(result));
  else if (!typed.isJson()) typed.write('There is no enquiry of this reference.\n');
  if (result === null || !isFound(result)) process.exitCode = 3;
}

/** Writes to the terminal, or to a new file that only its owner can read. Never overwrites one, and leaves no half export behind. */
async function writeLines(
  typed: Typed,
  linesOf: (admin: Admin, isJson: boolean) => AsyncIterable<string>,
  file?: string,
): Promise<void> {
  const lines = linesOf(typed.reachAdmin(), typed.isJson());
  if (file === undefined) {
    for await (const line of lines) typed.write(line);
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
