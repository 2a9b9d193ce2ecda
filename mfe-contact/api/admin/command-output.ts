import { shownLine, shownLines } from '@site/contracts/visible-text';
import { type Options, stringify } from 'csv-stringify/sync';
import { enquiryFieldNames } from '../../contract/enquiry-fields.ts';
import { indianTime, indianTimestamp } from '../calendar.ts';
import { describeFields } from '../enquiries/enquiry-record.ts';
import type { ExpiryReport } from '../retention/retention.ts';
import type { Admin, Erased, ListedEnquiry, ListedRow, ListQuery, Retried, Subscriber } from './admin-protocol.ts';
import { writeOverview } from './overview.ts';

export interface Output {
  write: Write;
  /** Characters of a line. */
  width: number;
}

/** Writes what a command found or did. Returns false where there was no such enquiry. */
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

export async function writeEnquiryList(admin: Admin, filter: ListQuery, format: Format, { write, width }: Output) {
  if (format === 'json') for await (const line of enquiryLines(admin, filter, format)) write(line);
  else await writeOverview(enquiriesOf(admin, filter), { width, now: new Date(), write });
}

export async function writeDeadList(admin: Admin, format: Format, { write }: Output) {
  for await (const line of linesOf(enquiriesOf(admin, { isDead: true }), format, deadTable)) write(line);
  for await (const row of pages(admin.deadSubscriptions, keyOfEnquiry)) write(rowText(row, format, deadTable));
}

export function enquiryLines(admin: Admin, filter: ListQuery, format: Format): AsyncGenerator<string> {
  return linesOf(enquiriesOf(admin, filter), format, enquiryTable);
}

export function subscriberLines(admin: Admin, format: Format): AsyncGenerator<string> {
  return linesOf(pages(admin.subscribers, keyOfSubscriber), format, subscriberTable);
}

export function describeState(enquiry: ListedEnquiry): string {
  return `${enquiry.reference} is ${stateText(enquiry)}.\n`;
}

export function describeErased({ enquiries, subscriptions }: Erased, isDryRun: boolean): string {
  return `${enquiries} enquiries and ${subscriptions} subscriptions ${isDryRun ? 'would be erased' : 'erased'}.\n`;
}

export function describeExpired({ now, notice, enquiries, subscriptions }: ExpiryReport, isConfirmed: boolean): string {
  const counted = `${enquiries} enquiries and ${subscriptions} subscriptions`;
  return [
    `The clock says ${indianTime(now)} (India).\n`,
    notice ? `${notice}\n` : '',
    isConfirmed ? `${counted} had expired and are erased.\n` : `${counted} have expired by this clock.\n`,
  ].join('');
}

export function describeRetried({ deliveries, mailsLeft, webhooksLeft }: Retried): string {
  return [
    deliveries === 1 ? '1 delivery is due again.\n' : `${deliveries} deliveries are due again.\n`,
    mailsLeft > 0 ? `Mails that cannot go without SMTP_URL: ${mailsLeft}. Set it, then retry.\n` : '',
    webhooksLeft > 0 ? `Webhooks that cannot go without WEBHOOK_URL: ${webhooksLeft}. Set it, then retry.\n` : '',
  ].join('');
}

function enquiriesOf(admin: Admin, filter: ListQuery): AsyncGenerator<ListedEnquiry> {
  return pages((page) => admin.list({ ...page, ...filter }), keyOfEnquiry);
}

async function* pages<Row>(
  load: (page: ListQuery) => Promise<Row[]>,
  keyOf: (row: Row) => ListQuery['after'],
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
    ...field('State', stateText(enquiry)),
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
function stateText({ state, doneAt, doneBy }: ListedEnquiry): string {
  return state === 'new' ? state : `done by ${shownLine(doneBy)} on ${indianTime(doneAt)}`;
}

function describeDelivery(delivery: ListedRow['deliveries'][number]): string {
  const next = delivery.state === 'waiting' ? `, next attempt ${indianTime(delivery.nextAttemptAt)}` : '';
  return deliveryText(delivery) + next;
}

/** Further lines are aligned below the first; an empty field is left out. */
function field(name: string, ...lines: string[]): string[] {
  if (lines.join('') === '') return [];
  return lines.map((line, place) => `${(place === 0 ? `${name}:` : '').padEnd(13)}${line}`);
}

export type Format = 'text' | 'csv' | 'json';

type Write = (text: string) => void;

interface RowTable<Row> {
  head: string[];
  cells: (row: Row) => string[];
  /** What `--json` shows of a row. */
  record: (row: Row) => unknown;
}

/** No names, addresses or messages, because this list is pasted into tickets. */
const deadTable: RowTable<ListedRow> = {
  head: ['REFERENCE', 'RECEIVED (INDIA)', 'PAGE', 'DELIVERIES'],
  cells: ({ reference, receivedAt, source, deliveries }) => [
    reference,
    indianTimestamp(receivedAt),
    source || '-',
    deliveries.map(deliveryText).join(', ') || 'none',
  ],
  record: ({ reference, receivedAt, source, deliveries }) => ({ reference, receivedAt, source, deliveries }),
};

const exportedFields = [
  'reference',
  'receivedAt',
  ...enquiryFieldNames,
  'source',
  'state',
  'doneAt',
  'doneBy',
  'note',
] as const;

const timeFields: string[] = ['receivedAt', 'doneAt'];

export const enquiryTable: RowTable<ListedEnquiry> = {
  head: exportedFields.map((field) => (timeFields.includes(field) ? `${field} (India)` : field)),
  cells: (row) =>
    exportedFields.map((field) =>
      timeFields.includes(field) && row[field] ? indianTimestamp(row[field]) : row[field],
    ),
  record: (row) => row,
};

const subscriberTable: RowTable<Subscriber> = {
  head: ['emailId', 'confirmedAt (India)', 'wording', 'unsubscribeUrl'],
  cells: ({ emailId, confirmedAt, wording, unsubscribeUrl }) => [
    emailId,
    indianTimestamp(confirmedAt),
    wording,
    unsubscribeUrl,
  ],
  record: (row) => row,
};

function deliveryText({ kind, state, attempts, lastError }: ListedRow['deliveries'][number]): string {
  const trouble =
    lastError && state !== 'sent' ? ` (${lastError}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})` : '';
  return `${kind} ${state}${trouble}`;
}

async function* linesOf<Row>(rows: AsyncIterable<Row>, format: Format, table: RowTable<Row>): AsyncGenerator<string> {
  if (format === 'csv') yield csvHead(table.head);
  if (format === 'text') yield `${columns(table.head)}\n`;
  for await (const row of rows) yield rowText(row, format, table);
}

export function rowText<Row>(row: Row, format: Format, { cells, record }: RowTable<Row>): string {
  if (format === 'json') return jsonLine(record(row));
  return format === 'csv' ? csvLine(cells(row)) : `${columns(cells(row))}\n`;
}

/** One object a line, so that a long export need not fit into memory on either side. */
function jsonLine(value: unknown): string {
  return `${shownLines(JSON.stringify(value))}\n`;
}

function columns([reference = '', time = '', page = '', rest = '']: string[]): string {
  return `${reference.padEnd(13)}  ${time.padEnd(24)}  ${page.padEnd(20)}  ${rest}`;
}

/** The heading row. The byte order mark makes spreadsheets read Hindi as UTF-8. */
export function csvHead(names: string[]): string {
  return stringify([names], { ...safeCsv, bom: true });
}

/** One row (RFC 4180) in which a spreadsheet runs no formula, and no character reverses what follows. */
export function csvLine(cells: string[]): string {
  return stringify([cells.map(shownLines)], safeCsv);
}

const safeCsv: Options = {
  record_delimiter: 'windows',
  // With a delimiter of its own, the library would leave a lone line feed unquoted.
  quote_record_delimiter: true,
  // Puts an apostrophe, which spreadsheets hide, in front of a cell that begins like a formula.
  escape_formulas: true,
  // The library does so for the first character only; some spreadsheets read past leading blanks.
  cast: { string: (cell: string) => (/^\s+[=+\-@\uff0b\uff0d\uff1d\uff20]|^\n/.test(cell) ? `'${cell}` : cell) },
  // Some spreadsheets split at semicolons and tabs too, or trim a cell that is not quoted.
  quoted_match: /^[=+\-@\uff0b\uff0d\uff1d\uff20]|^\s|\s$|[;\t']/,
};
