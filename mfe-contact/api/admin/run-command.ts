import type { Admin, ListedEnquiry, ListedRow, PageOf, Subscriber } from './admin.ts';
import type { EnquiriesCommand, Format } from './command-line.ts';
import { csvHead, csvLine } from './csv.ts';

/** 0: done; 3: nothing was found for the command to act on. */
type ExitCode = 0 | 3;

type Write = (text: string) => void;

export async function runEnquiriesCommand(command: EnquiriesCommand, admin: Admin, write: Write): Promise<ExitCode> {
  switch (command.name) {
    case 'list':
      await writeRows(
        pages((page) => admin.list({ ...page, isDead: command.isDead }), keyOfEnquiry),
        command.format,
        listing,
        write,
      );
      if (command.isDead)
        for await (const row of pages(admin.deadSubscriptions, keyOfEnquiry))
          write(rowText(row, command.format, listing));
      return 0;
    case 'export':
      await writeRows(pages(admin.list, keyOfEnquiry), command.format, enquiryTable, write);
      return 0;
    case 'subscribers':
      await writeRows(pages(admin.subscribers, keyOfSubscriber), command.format, subscriberTable, write);
      return 0;
    case 'erase': {
      const erased = await admin.erase({ who: command.who, isRehearsal: command.isRehearsal });
      const verb = command.isRehearsal ? 'would be erased' : 'erased';
      write(
        command.format === 'json'
          ? line(erased)
          : `${erased.enquiries} enquiries and ${erased.subscriptions} subscriptions ${verb}.\n`,
      );
      return erased.enquiries + erased.subscriptions > 0 ? 0 : 3;
    }
    case 'retry': {
      const retried = await admin.retry(command.reference ? { reference: command.reference } : {});
      write(command.format === 'json' ? line(retried) : `${retried.deliveries} deliveries are due again.\n`);
      return retried.deliveries > 0 ? 0 : 3;
    }
  }
}

interface Table<Row> {
  head: string[];
  cells: (row: Row) => string[];
  /** What `--json` shows of a row. */
  record: (row: Row) => unknown;
}

/** No names, addresses or messages: a list is read over shoulders and pasted into tickets. */
const listing: Table<ListedRow> = {
  head: ['REFERENCE', 'RECEIVED', 'PAGE', 'DELIVERIES'],
  cells: ({ reference, receivedAt, source, deliveries }) => [
    reference,
    receivedAt,
    source || '-',
    deliveries.map(inWords).join(', ') || 'none',
  ],
  record: ({ reference, receivedAt, source, deliveries }) => ({ reference, receivedAt, source, deliveries }),
};

const enquiryFields = [
  'reference',
  'receivedAt',
  'fullName',
  'emailId',
  'contactNumber',
  'companyName',
  'message',
  'source',
] as const;

const enquiryTable: Table<ListedEnquiry> = {
  head: [...enquiryFields],
  cells: (row) => enquiryFields.map((field) => row[field]),
  record: (row) => row,
};

const subscriberTable: Table<Subscriber> = {
  head: ['emailId', 'confirmedAt', 'wording', 'leaveUrl'],
  cells: ({ emailId, confirmedAt, wording, leaveUrl }) => [emailId, confirmedAt, wording, leaveUrl],
  record: (row) => row,
};

function inWords({ channel, state, attempts, lastError }: ListedRow['deliveries'][number]): string {
  const trouble =
    lastError && state !== 'sent' ? ` (${lastError}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})` : '';
  return `${channel} ${state}${trouble}`;
}

async function writeRows<Row>(rows: AsyncIterable<Row>, format: Format, table: Table<Row>, write: Write) {
  if (format === 'csv') write(csvHead(table.head));
  if (format === 'text') write(`${columns(table.head)}\n`);
  for await (const row of rows) write(rowText(row, format, table));
}

function rowText<Row>(row: Row, format: Format, { cells, record }: Table<Row>): string {
  if (format === 'json') return line(record(row));
  return format === 'csv' ? csvLine(cells(row)) : `${columns(cells(row))}\n`;
}

function columns([reference = '', time = '', page = '', rest = '']: string[]): string {
  return `${reference.padEnd(13)}  ${time.padEnd(24)}  ${page.padEnd(20)}  ${rest}`;
}

/** One object a line, so that a long export need not fit into memory on either side. */
function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
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
