import { indianDate, indianDateTime, indianTimestamp } from '@site/contracts/indian-time';
import { escapeControlsInText, escapeHiddenInLine, isolateDirection } from '@site/contracts/visible-text';
import { type Options, stringify } from 'csv-stringify/sync';
import stringWidth from 'string-width';
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

/** Writes what a command found or did. Returns false if there was no such enquiry. */
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
  const { widths, isWide } = layoutFor(width);
  const writeLine = (...cells: string[]) =>
    write(tableLine(widths, ...cells.map((cell, column) => shortened(cell, widths[column] ?? 0))));
  const count = { new: 0, done: 0, dead: 0 };
  writeLine('REFERENCE', 'INDIAN TIME', 'STATE', 'NAME', 'COMPANY', 'MESSAGE');
  for await (const enquiry of enquiries) {
    const { reference, receivedAt, fullName, companyName, message, deliveries } = enquiry;
    writeLine(reference, shortTime(receivedAt, now), stateOf(enquiry, isWide), fullName, companyName, message);
    count[enquiry.state]++;
    if (deliveries.some((delivery) => delivery.state === 'dead')) count.dead++;
  }
  write(`\n${count.new} new, ${count.done} done.\n`);
  if (count.dead > 0) write(`Not delivered: ${count.dead}; see npm run enquiries -- list --dead\n`);
}

function layoutFor(width: number) {
  const isWide = width >= wideWidth;
  const fixed = [13, 12, isWide ? 20 : 11];
  const gaps = 5 * 2;
  const rest = Math.max(width, minWidth) - gaps - fixed.reduce((sum, one) => sum + one);
  const [name, company] = [Math.floor(rest * 0.28), Math.floor(rest * 0.3)];
  return { widths: [...fixed, name, company, rest - name - company], isWide };
}

function stateOf({ state, doneAt, doneBy }: ListedEnquiry, isWide: boolean): string {
  if (state === 'new') return state;
  const done = `done ${shortDay(doneAt)}`;
  return isWide ? `${done}, ${doneBy}` : done;
}

/** As in `ls`: day and time if it is of this year, else day and year. */
function shortTime(receivedAt: string, now: Date): string {
  const { year } = indianDate(receivedAt);
  const isThisYear = year === indianDate(now).year;
  return `${shortDay(receivedAt)} ${isThisYear ? indianTimestamp(receivedAt).slice(11, 16) : year}`;
}

function shortDay(moment: string): string {
  const { day, month } = indianDate(moment);
  return `${day.padStart(2, '0')} ${month.slice(0, 3)}`;
}

/** Cuts a text to this width, never inside a character of Hindi. Measures no more of a long message than it shows. */
function shortened(text: string, width: number): string {
  const line = escapeHiddenInLine(text);
  let head = '';
  let used = 0;
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    used += widthOf(segment);
    if (used > width) return isolateDirection(`${head}…`);
    if (used < width) head += segment;
  }
  return isolateDirection(line);
}

/** Cells in columns of these widths. One that is wider moves the rest of its line to the right. */
function tableLine(widths: number[], ...cells: string[]): string {
  const padded = cells.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))));
  return `${padded.join('  ').trimEnd()}\n`;
}

/** Character by character, as most terminals count: of the whole text, string-width counts two letters that Hindi joins as one. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + stringWidth(character), 0);
}

/** Narrower terminals break the lines. */
const minWidth = 80;
/** From this width on, the state also names the person. */
const wideWidth = 110;

/** Enquiries and subscriptions with a dead delivery. No names, addresses or messages, because this list is pasted into tickets. */
export async function writeDeadList(admin: Admin, { json }: JsonOption, { write }: Output) {
  const widths = [13, 19, 20];
  if (!json) write(tableLine(widths, 'REFERENCE', 'RECEIVED (INDIA)', 'PAGE', 'DELIVERIES'));
  for await (const { reference, receivedAt, source, deliveries } of undelivered(admin)) {
    const states = deliveries.map(describeDelivery).join(', ') || 'none';
    if (json) write(jsonLine({ reference, receivedAt, source, deliveries }));
    else write(tableLine(widths, reference, indianTimestamp(receivedAt), source || '-', states));
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
