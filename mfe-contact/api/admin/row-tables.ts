import { shownLines } from '@site/contracts/visible-text';
import { type Options, stringify } from 'csv-stringify/sync';
import { enquiryFieldNames } from '../../contract/enquiry-fields.ts';
import type { ListedEnquiry, ListedRow, Subscriber } from './admin.ts';

export type Format = 'text' | 'csv' | 'json';

export type Write = (text: string) => void;

export interface RowTable<Row> {
  head: string[];
  cells: (row: Row) => string[];
  /** What `--json` shows of a row. */
  record: (row: Row) => unknown;
}

/** No names, addresses or messages: what became of deliveries is pasted into tickets. */
export const deadTable: RowTable<ListedRow> = {
  head: ['REFERENCE', 'RECEIVED', 'PAGE', 'DELIVERIES'],
  cells: ({ reference, receivedAt, source, deliveries }) => [
    reference,
    receivedAt,
    source || '-',
    deliveries.map(deliveryInWords).join(', ') || 'none',
  ],
  record: ({ reference, receivedAt, source, deliveries }) => ({ reference, receivedAt, source, deliveries }),
};

const exported = [
  'reference',
  'receivedAt',
  ...enquiryFieldNames,
  'source',
  'state',
  'doneAt',
  'doneBy',
  'note',
] as const;

export const enquiryTable: RowTable<ListedEnquiry> = {
  head: [...exported],
  cells: (row) => exported.map((field) => row[field]),
  record: (row) => row,
};

export const subscriberTable: RowTable<Subscriber> = {
  head: ['emailId', 'confirmedAt', 'wording', 'leaveUrl'],
  cells: ({ emailId, confirmedAt, wording, leaveUrl }) => [emailId, confirmedAt, wording, leaveUrl],
  record: (row) => row,
};

export function deliveryInWords({ channel, state, attempts, lastError }: ListedRow['deliveries'][number]): string {
  const trouble =
    lastError && state !== 'sent' ? ` (${lastError}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})` : '';
  return `${channel} ${state}${trouble}`;
}

export async function writeRows<Row>(rows: AsyncIterable<Row>, format: Format, table: RowTable<Row>, write: Write) {
  if (format === 'csv') write(csvHead(table.head));
  if (format === 'text') write(`${columns(table.head)}\n`);
  for await (const row of rows) write(rowText(row, format, table));
}

export function rowText<Row>(row: Row, format: Format, { cells, record }: RowTable<Row>): string {
  if (format === 'json') return jsonLine(record(row));
  return format === 'csv' ? csvLine(cells(row)) : `${columns(cells(row))}\n`;
}

/** One object a line, so that a long export need not fit into memory on either side. */
export function jsonLine(value: unknown): string {
  return `${shownLines(JSON.stringify(value))}\n`;
}

function columns([reference = '', time = '', page = '', rest = '']: string[]): string {
  return `${reference.padEnd(13)}  ${time.padEnd(24)}  ${page.padEnd(20)}  ${rest}`;
}

/** The first line. The byte order mark makes spreadsheets read Hindi as UTF-8. */
export function csvHead(names: string[]): string {
  return stringify([names], { ...safeCsv, bom: true });
}

/** One row (RFC 4180) that a spreadsheet opens without running anything in it, or turning what follows round. */
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
