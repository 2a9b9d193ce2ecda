import { indianTime } from '../indian-time.ts';
import type { RunOut } from '../retention/retention.ts';
import type { Admin, Erased, ListedEnquiry, ListedRow, PageOf, Retried, Subscriber } from './admin.ts';
import type { EnquiriesCommand } from './command-line.ts';
import { writeOverview } from './overview.ts';
import { deadTable, enquiryTable, jsonLine, rowText, subscriberTable, type Write, writeRows } from './row-tables.ts';
import { shownEnquiry, stateInWords } from './shown-enquiry.ts';

/** 0: done; 3: nothing was found for the command to act on. */
type ExitCode = 0 | 3;

interface Output {
  write: Write;
  /** Characters of a line. */
  width: number;
  /** Who runs the command, where nobody is named. */
  user: string;
}

export async function runEnquiriesCommand(
  command: EnquiriesCommand,
  admin: Admin,
  { write, width, user }: Output,
): Promise<ExitCode> {
  switch (command.name) {
    case 'list':
      return list(command, admin, { write, width });
    case 'export':
      await writeRows(enquiriesOf(admin, command.filter), command.format, enquiryTable, write);
      return 0;
    case 'subscribers':
      await writeRows(pages(admin.subscribers, keyOfSubscriber), command.format, subscriberTable, write);
      return 0;
    case 'show':
      return answerWith(await admin.show({ reference: command.reference }), shownEnquiry);
    case 'done': {
      const { reference, note, by = user } = command;
      return answerWith(await admin.done({ reference, by, ...(note !== undefined && { note }) }), stateSentence);
    }
    case 'reopen':
      return answerWith(await admin.reopen({ reference: command.reference }), stateSentence);
    case 'erase': {
      const erased = await admin.erase({ who: command.who, isRehearsal: command.isRehearsal });
      write(command.format === 'json' ? jsonLine(erased) : erasedInWords(erased, command.isRehearsal));
      return erased.enquiries + erased.subscriptions > 0 ? 0 : 3;
    }
    case 'allow': {
      const answer = await admin.allow({ email: command.email });
      if (command.format === 'json') write(jsonLine(answer));
      else write(answer.allowed ? 'The address can subscribe again.\n' : 'This address was not unsubscribed.\n');
      return answer.allowed ? 0 : 3;
    }
    case 'erase-expired': {
      const runOut = await admin.eraseExpired({ isConfirmed: command.isConfirmed });
      write(command.format === 'json' ? jsonLine(runOut) : runOutInWords(runOut, command.isConfirmed));
      return runOut.enquiries + runOut.subscriptions > 0 ? 0 : 3;
    }
    case 'retry': {
      const retried = await admin.retry(command.reference ? { reference: command.reference } : {});
      write(command.format === 'json' ? jsonLine(retried) : retriedInWords(retried));
      return retried.deliveries > 0 ? 0 : 3;
    }
  }

  function answerWith(enquiry: ListedEnquiry | null, inWords: (enquiry: ListedEnquiry) => string): ExitCode {
    if (!enquiry) {
      if (command.format !== 'json') write('There is no enquiry of this reference.\n');
      return 3;
    }
    write(command.format === 'json' ? jsonLine(enquiry) : inWords(enquiry));
    return 0;
  }
}

async function list(
  { isDead, filter, format }: Extract<EnquiriesCommand, { name: 'list' }>,
  admin: Admin,
  { write, width }: Pick<Output, 'write' | 'width'>,
): Promise<ExitCode> {
  if (isDead) {
    await writeRows(enquiriesOf(admin, { isDead }), format, deadTable, write);
    for await (const row of pages(admin.deadSubscriptions, keyOfEnquiry)) write(rowText(row, format, deadTable));
  } else if (format === 'json') await writeRows(enquiriesOf(admin, filter), format, enquiryTable, write);
  else await writeOverview(enquiriesOf(admin, filter), { width, now: new Date(), write });
  return 0;
}

function stateSentence(enquiry: ListedEnquiry): string {
  return `${enquiry.reference} is ${stateInWords(enquiry)}.\n`;
}

function erasedInWords({ enquiries, subscriptions }: Erased, isRehearsal: boolean): string {
  return `${enquiries} enquiries and ${subscriptions} subscriptions ${isRehearsal ? 'would be erased' : 'erased'}.\n`;
}

function runOutInWords({ now, notice, enquiries, subscriptions }: RunOut, isConfirmed: boolean): string {
  const counted = `${enquiries} enquiries and ${subscriptions} subscriptions`;
  return [
    `The clock says ${indianTime(now)} (India).\n`,
    notice ? `${notice}\n` : '',
    isConfirmed ? `${counted} had run out and are erased.\n` : `${counted} have run out by this clock.\n`,
  ].join('');
}

function retriedInWords({ deliveries, mailsLeft, webhooksLeft }: Retried): string {
  return [
    deliveries === 1 ? '1 delivery is due again.\n' : `${deliveries} deliveries are due again.\n`,
    mailsLeft > 0 ? `Mails that cannot go without SMTP_URL: ${mailsLeft}. Set it, then retry.\n` : '',
    webhooksLeft > 0 ? `Webhooks that cannot go without WEBHOOK_URL: ${webhooksLeft}. Set it, then retry.\n` : '',
  ].join('');
}

function enquiriesOf(admin: Admin, filter: PageOf): AsyncGenerator<ListedEnquiry> {
  return pages((page) => admin.list({ ...page, ...filter }), keyOfEnquiry);
}

async function* pages<Row>(
  load: (page: PageOf) => Promise<Row[]>,
  keyOf: (row: Row) => PageOf['after'],
): AsyncGenerator<Row> {
  let rows = await load({});
  while (rows.length > 0) {
    yield* rows;
    const last = rows.at(-1);
    rows = last ? await load({ after: keyOf(last) }) : [];
  }
}

const keyOfEnquiry = ({ receivedAt, reference }: ListedRow) => ({ time: receivedAt, key: reference });
const keyOfSubscriber = ({ confirmedAt, id }: Subscriber) => ({ time: confirmedAt, key: id });
