import { brand } from '@site/brand';
import { shownLine } from '@site/contracts/visible-text';
import { indianTime } from '../indian-time.ts';
import type { Mail } from '../outbox/mail.ts';
import { describeJump } from '../retention/clock-watch.ts';
import type { Summary, SummaryRow } from './summary-of.ts';

const dayMs = 86_400_000;

/** What sales reads once a day. Each row has less than the mail that came with the enquiry. */
export function summaryMail({ since, until, received, waiting, open, done, jump }: Summary, to: string): Mail {
  const title = until.toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });
  return {
    to: { name: brand.name, address: to },
    subject: `Enquiries on ${title}: ${received.count} new, ${open.count} open`,
    text: [
      ...(jump ? [describeJump(jump), ''] : []),
      `From ${indianTime(since.toISOString())} to ${indianTime(until.toISOString())} (India):`,
      '',
      `New:   ${received.count}`,
      `Done:  ${done.count}`,
      `Open:  ${open.count}, earlier ones included`,
      '',
      ...section('New', received, (row) => `${describe(row)}${row.done_at ? ' (done)' : ''}`),
      ...section('Still open from before', waiting, (row) => `${describe(row)}, ${ageOf(row, until)}`),
      'To read one, and to mark it as done:',
      '  npm run enquiries -- show REFERENCE',
      "  npm run enquiries -- done REFERENCE --note 'what was agreed'",
    ].join('\n'),
  };
}

function section(title: string, { count, first }: Summary['received'], lineOf: (row: SummaryRow) => string): string[] {
  if (count === 0) return [];
  const more =
    count > first.length ? [`  and ${count - first.length} more: npm run enquiries -- list --state new`] : [];
  return [`${title}:`, ...first.map((row) => `  ${lineOf(row)}`), ...more, ''];
}

function describe({ reference, received_at, full_name, company_name }: SummaryRow): string {
  const who = company_name ? `${full_name}, ${company_name}` : full_name;
  // In the text of a mail a line break that slipped past validation could pass for words of ours.
  return `${reference}  ${indianTime(received_at)}  ${shownLine(who)}`;
}

function ageOf({ received_at }: SummaryRow, until: Date): string {
  const days = Math.floor((until.getTime() - Date.parse(received_at)) / dayMs);
  return days === 1 ? 'a day old' : `${days} days old`;
}
