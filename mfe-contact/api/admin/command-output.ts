import { indianDateTime, indianTimestamp } from '@site/text/indian-time';
import { escapeControlsInText, escapeHiddenInLine, isolateDirection } from '@site/text/visible-text';
import { type Options, stringify } from 'csv-stringify/sync';
import { enquiryFieldNames, enquiryFields } from '../../contract/enquiry.ts';
import { normalisePhone } from '../../contract/phone.ts';
import { describeCampaign, describeEnquiry, labelled } from '../enquiries/enquiry-record.ts';
import type { EnquiryFilter } from '../enquiries/enquiry-repository.ts';
import type { Expired } from '../stored-data/retention.ts';
import type { Admin, HandledEnquiry, ListedEnquiry, ListedRow, Retried } from './admin-commands.ts';
import type { CopiedRows } from './copy-to-postgres.ts';

interface OverviewOptions {
  isJson?: boolean;
  /** A text that must occur in an enquiry. */
  sought?: string;
}

/** The list that sales reads: one line for each enquiry, then how many there are. */
export async function* overviewLines(
  admin: Admin,
  filter: EnquiryFilter,
  { isJson, sought }: OverviewOptions = {},
): AsyncGenerator<string> {
  const count = { new: 0, suspected: 0, done: 0, spam: 0, dead: 0 };
  for await (const enquiry of enquiriesOf(admin, filter)) {
    if (sought !== undefined && !mentions(enquiry, sought)) continue;
    yield isJson ? jsonLine(enquiry) : overviewLine(enquiry);
    count[enquiry.state]++;
    if (enquiry.outbox.some(({ state }) => state === 'dead')) count.dead++;
  }
  if (isJson) return;
  yield `\n${count.new} new, ${count.suspected} suspected, ${count.done} done, ${count.spam} spam.\n`;
  if (count.dead > 0) yield `Not sent: ${count.dead}; see npm run enquiries -- list --dead\n`;
}

/** Characters of a message, as people count them, that a list shows. */
const maxMessageLength = 60;

/** `SEV-7K3M-92QX  2026-11-21 00:30  new   Asha Verma, Verma Public School, +91 9876543210: Two taps leak` */
export function overviewLine(enquiry: ListedEnquiry): string {
  const { reference, receivedAt, state, fullName, companyName, contactNumber, message, suspicion } = enquiry;
  const time = indianTimestamp(receivedAt).slice(0, 16);
  const phone = contactNumber && enquiryFields.contactNumber.office.show(contactNumber);
  const who = [fullName, companyName, phone].filter(Boolean).map(safeInLine);
  const words = isolateDirection(beginningOf(escapeHiddenInLine(message)));
  const campaign = describeCampaign(enquiry);
  const more = [campaign && `campaign ${campaign}`, state === 'suspected' && suspicion].filter(Boolean);
  const addition = more.length > 0 ? ` (${more.join('; ')})` : '';
  return `${reference}  ${time}  ${state.padEnd(9)}  ${who.join(', ')}: ${words}${addition}\n`;
}

function safeInLine(text: string): string {
  return isolateDirection(escapeHiddenInLine(text));
}

/** Whether a text occurs in an enquiry, in any case and any of the ways to write a letter or a phone number. */
function mentions(enquiry: ListedEnquiry, sought: string): boolean {
  const { reference, contactNumber } = enquiry;
  const texts = [reference, ...enquiryFieldNames.map((name) => enquiry[name])];
  const phone = normalisePhone(sought);
  const isPhone = /^\d{4,}$/.test(phone) && contactNumber.includes(phone);
  return isPhone || texts.some((text) => comparable(text).includes(comparable(sought)));
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

const segmenter = new Intl.Segmenter();

/** Never cut inside a character, which in Hindi is several code points. */
function beginningOf(text: string): string {
  let length = 0;
  for (const { index } of segmenter.segment(text)) if (length++ === maxMessageLength) return `${text.slice(0, index)}…`;
  return text;
}

/** What is dead in the outbox. No names, addresses or texts, because this list is pasted into tickets. */
export async function* deadLines(admin: Admin, isJson: boolean): AsyncGenerator<string> {
  for (const row of await admin.listDead()) {
    const { reference, receivedAt, source, outbox } = row;
    const words = `${reference}  ${indianTimestamp(receivedAt)}  ${source || '-'}  ${outbox.map(describeMessage).join()}\n`;
    yield isJson ? jsonLine(row) : words;
  }
}

export function enquiryLines(admin: Admin, filter: EnquiryFilter, isJson: boolean): AsyncGenerator<string> {
  const head = exportedFields.map((field) => (isTime(field) ? `${field} (India)` : field));
  const cellsOf = (row: ListedEnquiry) =>
    exportedFields.map((field) => (isTime(field) && row[field] ? indianTimestamp(row[field]) : row[field]));
  return fileLines(enquiriesOf(admin, filter), isJson, head, cellsOf);
}

export async function* subscriberLines(admin: Admin, isJson: boolean): AsyncGenerator<string> {
  const head = ['emailId', 'confirmedAt (India)', 'wording', 'unsubscribeUrl'];
  yield* fileLines(await admin.subscribers(), isJson, head, ({ emailId, confirmedAt, wording, unsubscribeUrl }) => [
    emailId,
    indianTimestamp(confirmedAt),
    wording,
    unsubscribeUrl,
  ]);
}

/** CSV, or one JSON object a line. */
async function* fileLines<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  isJson: boolean,
  head: string[],
  cellsOf: (row: Row) => string[],
): AsyncGenerator<string> {
  if (!isJson) yield csvHead(head);
  for await (const row of rows) yield isJson ? jsonLine(row) : csvLine(cellsOf(row));
}

/** What a command has made of an enquiry, or who was first. */
export function describeHandled({ isChanged, ...enquiry }: HandledEnquiry): string {
  return `${isChanged ? '' : 'Nothing was changed: '}${enquiry.reference} is ${stateText(enquiry)}.\n`;
}

export function describeAllowed({ allowed }: { allowed: boolean }): string {
  return allowed ? 'The address can subscribe again.\n' : 'This address was not unsubscribed.\n';
}

export function describeErased(erased: Expired, isDryRun: boolean): string {
  return `${isDryRun ? 'Would be erased' : 'Erased'}: ${counted(erased)}.\n`;
}

export function describeExpired(expired: Expired, isConfirmed: boolean): string {
  const now = indianDateTime(new Date());
  return isConfirmed
    ? `Expired and erased: ${counted(expired)}.\n`
    : `Expired: ${counted(expired)}. This machine's clock says ${now} (India).\n`;
}

/** `1 enquiry`, `2 enquiries, 1 subscription` */
function counted({ enquiries, subscriptions }: Expired): string {
  const parts = [
    ...(enquiries > 0 ? [`${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`] : []),
    ...(subscriptions > 0 ? [`${subscriptions} ${subscriptions === 1 ? 'subscription' : 'subscriptions'}`] : []),
  ];
  return parts.join(', ') || 'nothing';
}

export function describeCopied(copied: CopiedRows[]): string {
  const lines = copied.map(({ table, rows }) => `${table.padEnd(24)}${rows}\n`);
  return [...lines, 'Now start the service with this DATABASE_URL.\n'].join('');
}

export function describeRetried({ due, mailsLeft, webhooksLeft }: Retried): string {
  return [
    due === 1 ? '1 message is due again.\n' : `${due} messages are due again.\n`,
    mailsLeft > 0 ? `Mails that cannot go without SMTP_URL: ${mailsLeft}. Set it, then retry.\n` : '',
    webhooksLeft > 0 ? `Webhooks that cannot go without WEBHOOK_URL: ${webhooksLeft}. Set it, then retry.\n` : '',
  ].join('');
}

/** Asks for one page after the other, so that a long export need not fit into memory on either side. */
async function* enquiriesOf(admin: Admin, filter: EnquiryFilter): AsyncGenerator<ListedEnquiry> {
  let rows = await admin.list(filter);
  while (rows.length > 0) {
    yield* rows;
    const last = rows.at(-1);
    rows = last ? await admin.list({ ...filter, after: { time: last.receivedAt, key: last.reference } }) : [];
  }
}

/** Everything that is known of an enquiry, for a person to read. */
export function showEnquiry(enquiry: ListedEnquiry): string {
  const outbox = enquiry.outbox.map((message) => {
    const next = message.state === 'waiting' ? `, next attempt ${indianDateTime(message.nextAttemptAt)}` : '';
    return labelled('Outbox', describeMessage(message) + next);
  });
  return [labelled('State', stateText(enquiry)), ...outbox, ...describeEnquiry(enquiry)].join('\n');
}

/** `done by asha on 21 Nov 2026, 12:30 pm` */
function stateText({ state, doneAt, doneBy, suspicion }: ListedEnquiry): string {
  if (state === 'suspected') return `suspected to be spam: ${suspicion}`;
  return state === 'new' ? state : `${state} by ${safeInLine(doneBy)} on ${indianDateTime(doneAt)}`;
}

function describeMessage({ kind, state, attempts, lastError }: ListedRow['outbox'][number]): string {
  const trouble =
    lastError && state !== 'sent' ? ` (${lastError}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})` : '';
  return `${kind} ${state}${trouble}`;
}

const exportedFields = [
  'reference',
  'receivedAt',
  ...enquiryFieldNames,
  'source',
  'state',
  'doneAt',
  'doneBy',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'suspicion',
  'cameFrom',
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
  // Some spreadsheets split at semicolons and tabs too, or trim a cell that is not quoted.
  quoted: true,
  // Puts an apostrophe, which spreadsheets hide, in front of a cell that begins like a formula.
  escape_formulas: true,
  // The library does so for the first character only; some spreadsheets read past leading blanks.
  cast: { string: (cell: string) => (/^\s+[=+\-@\uff0b\uff0d\uff1d\uff20]|^\n/.test(cell) ? `'${cell}` : cell) },
};
