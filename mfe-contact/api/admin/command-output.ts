import { indianDateTime, indianIsoTime, indianTimestamp } from '@site/contracts/indian-time';
import { escapeControlsInText, escapeHiddenInLine, isolateDirection } from '@site/contracts/visible-text';
import { type Options, stringify } from 'csv-stringify/sync';
import { enquiryFieldNames } from '../../contract/enquiry.ts';
import { describeFields } from '../enquiries/enquiry-record.ts';
import type { ExpiryReport } from '../retention/retention.ts';
import type { Admin, Erased, ListedEnquiry, ListedRow, ListQuery, Retried, Subscriber } from './admin-protocol.ts';

export interface Output {
  write: Write;
  /** Characters of a line. */
  width: number;
}

interface JsonOption {
  json?: true | undefined;
}

/** Writes what a command found or did. Returns false where there was no such enquiry. */
export function writeResult<Found>(
  found: Found | null,
  describe: (found: Found) => string,
  { json }: JsonOption,
  { write }: Output,
): boolean {
  if (found !== null) write(json ? jsonLine(found) : describe(found));
  else if (!json) write('There is no enquiry of this reference.\n');
  return found !== null;
}

export async function writeEnquiryList(admin: Admin, filter: ListQuery, { json }: JsonOption, output: Output) {
  const enquiries = enquiriesOf(admin, filter);
  if (!json) return writeOverview(enquiries, { ...output, now: new Date() });
  for await (const enquiry of enquiries) output.write(jsonLine(enquiry));
}

/** The table that sales reads: one line for each enquiry, as wide as the terminal. */
export async function writeOverview(
  enquiries: AsyncIterable<ListedEnquiry>,
  { width, now, write }: Output & { now: Date },
): Promise<void> {
  const layout = layoutFor(width);
  const count = { new: 0, done: 0, dead: 0 };
  write(lineOf(layout, ['REFERENCE', 'INDIAN TIME', 'STATE', 'NAME', 'COMPANY', 'MESSAGE']));
  for await (const enquiry of enquiries) {
    const { reference, receivedAt, fullName, companyName, message, deliveries } = enquiry;
    const state = stateOf(enquiry, layout.isWide);
    write(lineOf(layout, [reference, shortTime(receivedAt, now), state, fullName, companyName, message]));
    count[enquiry.state]++;
    if (deliveries.some((delivery) => delivery.state === 'dead')) count.dead++;
  }
  write(`\n${count.new} new, ${count.done} done.\n`);
  if (count.dead > 0) write(`Not delivered: ${count.dead}; see npm run enquiries -- list --dead\n`);
}

interface Layout {
  widths: number[];
  isWide: boolean;
}

function layoutFor(width: number): Layout {
  const isWide = width >= wideWidth;
  const fixed = [13, 12, isWide ? 20 : 11];
  const gaps = 5 * 2;
  const rest = Math.max(width, minWidth) - gaps - fixed.reduce((sum, one) => sum + one);
  const [name, company] = [Math.floor(rest * 0.28), Math.floor(rest * 0.3)];
  return { widths: [...fixed, name, company, rest - name - company], isWide };
}

function lineOf({ widths }: Layout, cells: string[]): string {
  return `${cells
    .map((cell, column) => fitted(cell, widths[column] ?? 0))
    .join('  ')
    .trimEnd()}\n`;
}

function stateOf({ state, doneAt, doneBy }: ListedEnquiry, isWide: boolean): string {
  if (state === 'new') return state;
  const done = `done ${dayOf(indianIsoTime(doneAt))}`;
  return isWide ? `${done}, ${doneBy}` : done;
}

/** As in `ls`: day and time if it is of this year, else day and year. */
function shortTime(receivedAt: string, now: Date): string {
  const time = indianIsoTime(receivedAt);
  const isThisYear = time.slice(0, 4) === indianIsoTime(now).slice(0, 4);
  return `${dayOf(time)} ${isThisYear ? time.slice(11, 16) : time.slice(0, 4)}`;
}

function dayOf(time: string): string {
  return `${time.slice(8, 10)} ${months[Number(time.slice(5, 7)) - 1]}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Cuts or pads a text to this width, so that columns align; never cuts inside a character of Hindi. */
function fitted(text: string, width: number): string {
  const line = escapeHiddenInLine(text);
  if (widthOf(line) <= width) return isolateDirection(line) + ' '.repeat(width - widthOf(line));
  let head = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (widthOf(head + segment) > width - 1) break;
    head += segment;
  }
  return isolateDirection(`${head}…`) + ' '.repeat(width - 1 - widthOf(head));
}

/** In terminals, combining marks take no column of their own, and emoji take two. */
function widthOf(text: string): number {
  const signs = text.match(/[\p{Mn}\p{Me}\p{Cf}]/gu)?.length ?? 0;
  const pictures = text.match(/\p{Emoji_Presentation}/gu)?.length ?? 0;
  return [...text].length - signs + pictures;
}

/** Narrower terminals break the lines. */
const minWidth = 80;
/** From this width on, the state also names the person. */
const wideWidth = 110;

/** Enquiries and subscriptions with a dead delivery. No names, addresses or messages, because this list is pasted into tickets. */
export async function writeDeadList(admin: Admin, { json }: JsonOption, { write }: Output) {
  if (!json) write(columns(['REFERENCE', 'RECEIVED (INDIA)', 'PAGE', 'DELIVERIES']));
  for await (const { reference, receivedAt, source, deliveries } of undelivered(admin)) {
    const states = deliveries.map(describeDelivery).join(', ') || 'none';
    if (json) write(jsonLine({ reference, receivedAt, source, deliveries }));
    else write(columns([reference, indianTimestamp(receivedAt), source || '-', states]));
  }
}

async function* undelivered(admin: Admin): AsyncGenerator<ListedRow> {
  yield* enquiriesOf(admin, { isDead: true });
  yield* pages(admin.deadSubscriptions, keyOfEnquiry);
}

export function enquiryLines(admin: Admin, filter: ListQuery, options: JsonOption): AsyncGenerator<string> {
  const head = exportedFields.map((field) => (isTime(field) ? `${field} (India)` : field));
  const cellsOf = (row: ListedEnquiry) =>
    exportedFields.map((field) => (isTime(field) && row[field] ? indianTimestamp(row[field]) : row[field]));
  return fileLines(enquiriesOf(admin, filter), options, head, cellsOf);
}

export function subscriberLines(admin: Admin, options: JsonOption): AsyncGenerator<string> {
  const head = ['emailId', 'confirmedAt (India)', 'wording', 'unsubscribeUrl'];
  return fileLines(
    pages(admin.subscribers, keyOfSubscriber),
    options,
    head,
    ({ emailId, confirmedAt, wording, unsubscribeUrl }) => [
      emailId,
      indianTimestamp(confirmedAt),
      wording,
      unsubscribeUrl,
    ],
  );
}

/** CSV, or one JSON object a line. */
async function* fileLines<Row>(
  rows: AsyncIterable<Row>,
  { json }: JsonOption,
  head: string[],
  cellsOf: (row: Row) => string[],
): AsyncGenerator<string> {
  if (!json) yield csvHead(head);
  for await (const row of rows) yield json ? jsonLine(row) : csvLine(cellsOf(row));
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
    `The clock says ${indianDateTime(now)} (India).\n`,
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
  const deliveries = enquiry.deliveries.map((delivery) => {
    const next = delivery.state === 'waiting' ? `, next attempt ${indianDateTime(delivery.nextAttemptAt)}` : '';
    return describeDelivery(delivery) + next;
  });
  return [
    ...field('Reference', reference),
    ...field('State', stateText(enquiry)),
    ...field('Note', ...escapeControlsInText(note).split('\n')),
    ...field('Received', `${indianDateTime(receivedAt)} (India)`),
    ...field('Page', escapeHiddenInLine(source)),
    ...field('Deliveries', ...deliveries),
    '',
    ...lines.flatMap(([label, text]) => field(label, text)),
    '',
    ...texts.flatMap((text) => [text, '']),
  ].join('\n');
}

/** `done by asha on 21 Nov 2026, 12:30 pm` */
function stateText({ state, doneAt, doneBy }: ListedEnquiry): string {
  return state === 'new' ? state : `done by ${escapeHiddenInLine(doneBy)} on ${indianDateTime(doneAt)}`;
}

function describeDelivery({ kind, state, attempts, lastError }: ListedRow['deliveries'][number]): string {
  const trouble =
    lastError && state !== 'sent' ? ` (${lastError}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})` : '';
  return `${kind} ${state}${trouble}`;
}

/** Further lines are aligned below the first; an empty field is left out. */
function field(name: string, ...lines: string[]): string[] {
  if (lines.join('') === '') return [];
  return lines.map((line, index) => `${(index === 0 ? `${name}:` : '').padEnd(13)}${line}`);
}

type Write = (text: string) => void;

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

function isTime(field: string): boolean {
  return field === 'receivedAt' || field === 'doneAt';
}

/** One object a line, so that a long export need not fit into memory on either side. */
export function jsonLine(value: unknown): string {
  return `${escapeControlsInText(JSON.stringify(value))}\n`;
}

function columns([reference = '', time = '', page = '', rest = '']: string[]): string {
  return `${reference.padEnd(13)}  ${time.padEnd(24)}  ${page.padEnd(20)}  ${rest}\n`;
}

/** The heading row. The byte order mark makes spreadsheets read Hindi as UTF-8. */
export function csvHead(names: string[]): string {
  return stringify([names], { ...safeCsv, bom: true });
}

/** One row (RFC 4180) in which a spreadsheet runs no formula, and no character reverses what follows. */
export function csvLine(cells: string[]): string {
  return stringify([cells.map(escapeControlsInText)], safeCsv);
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
