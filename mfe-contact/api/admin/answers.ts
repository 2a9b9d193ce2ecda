import { shownLine, shownLines } from '@site/contracts/visible-text';
import { describeFields } from '../enquiries/enquiry-record.ts';
import { indianTime } from '../indian-time.ts';
import type { RunOut } from '../retention/retention.ts';
import type { Admin, Erased, ListedEnquiry, ListedRow, PageOf, Retried, Subscriber } from './admin.ts';
import { writeOverview } from './overview.ts';
import {
  deadTable,
  deliveryInWords,
  enquiryTable,
  type Format,
  jsonLine,
  rowText,
  subscriberTable,
  type Write,
  writeRows,
} from './row-tables.ts';

export interface Output {
  write: Write;
  /** Characters of a line. */
  width: number;
}

/** Writes what a command found or did; answers false where there was no such enquiry. */
export function writeAnswer<Found>(
  found: Found | null,
  describe: (found: Found) => string,
  { json }: { json?: true | undefined },
  { write }: Output,
): boolean {
  if (found !== null) write(json ? jsonLine(found) : describe(found));
  else if (!json) write('There is no enquiry of this reference.\n');
  return found !== null;
}

export async function listEnquiries(admin: Admin, filter: PageOf, format: Format, { write, width }: Output) {
  if (format === 'json') await writeEnquiries(admin, filter, format, write);
  else await writeOverview(enquiriesOf(admin, filter), { width, now: new Date(), write });
}

export async function listDead(admin: Admin, format: Format, { write }: Output) {
  await writeRows(enquiriesOf(admin, { isDead: true }), format, deadTable, write);
  for await (const row of pages(admin.deadSubscriptions, keyOfEnquiry)) write(rowText(row, format, deadTable));
}

export function writeEnquiries(admin: Admin, filter: PageOf, format: Format, write: Write): Promise<void> {
  return writeRows(enquiriesOf(admin, filter), format, enquiryTable, write);
}

export function writeSubscribers(admin: Admin, format: Format, write: Write): Promise<void> {
  return writeRows(pages(admin.subscribers, keyOfSubscriber), format, subscriberTable, write);
}

export function describeState(enquiry: ListedEnquiry): string {
  return `${enquiry.reference} is ${stateInWords(enquiry)}.\n`;
}

export function describeErased({ enquiries, subscriptions }: Erased, isRehearsal: boolean): string {
  return `${enquiries} enquiries and ${subscriptions} subscriptions ${isRehearsal ? 'would be erased' : 'erased'}.\n`;
}

export function describeRunOut({ now, notice, enquiries, subscriptions }: RunOut, isConfirmed: boolean): string {
  const counted = `${enquiries} enquiries and ${subscriptions} subscriptions`;
  return [
    `The clock says ${indianTime(now)} (India).\n`,
    notice ? `${notice}\n` : '',
    isConfirmed ? `${counted} had run out and are erased.\n` : `${counted} have run out by this clock.\n`,
  ].join('');
}

export function describeRetried({ deliveries, mailsLeft, webhooksLeft }: Retried): string {
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

/** Everything that is known of an enquiry, for a person to read. */
export function showEnquiry(enquiry: ListedEnquiry): string {
  const { reference, receivedAt, source, note } = enquiry;
  const { lines, texts } = describeFields(enquiry);
  const deliveries = enquiry.deliveries.map(describeDelivery);
  return [
    ...field('Reference', reference),
    ...field('State', stateInWords(enquiry)),
    ...field('Note', ...shownLines(note).split('\n')),
    ...field('Received', `${indianTime(receivedAt)} (India)`),
    ...field('Page', shownLine(source)),
    ...field('Deliveries', ...deliveries),
    '',
    ...lines.flatMap(([label, text]) => field(label, text)),
    '',
    ...texts.flatMap((text) => [text, '']),
  ].join('\n');
}

/** `done by asha on 21 Nov 2026, 12:30 pm` */
export function stateInWords({ state, doneAt, doneBy }: ListedEnquiry): string {
  return state === 'new' ? state : `done by ${shownLine(doneBy)} on ${indianTime(doneAt)}`;
}

function describeDelivery(delivery: ListedRow['deliveries'][number]): string {
  const next = delivery.state === 'waiting' ? `, next attempt ${indianTime(delivery.nextAttemptAt)}` : '';
  return deliveryInWords(delivery) + next;
}

/** Further lines stand below the first; a field without words is left out. */
function field(name: string, ...lines: string[]): string[] {
  if (lines.join('') === '') return [];
  return lines.map((line, place) => `${(place === 0 ? `${name}:` : '').padEnd(13)}${line}`);
}
