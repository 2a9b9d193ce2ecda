import { shownLine, shownLines } from '@site/contracts/visible-text';
import { indianTime } from '../indian-time.ts';
import type { ListedEnquiry, ListedRow } from './admin.ts';
import { deliveryInWords } from './row-tables.ts';

/** Everything that is known of an enquiry, for a person to read. */
export function shownEnquiry(enquiry: ListedEnquiry): string {
  const { reference, receivedAt, source, fullName, emailId, contactNumber, companyName, message, note } = enquiry;
  const deliveries = enquiry.deliveries.map(describeDelivery);
  return [
    ...field('Reference', reference),
    ...field('State', stateInWords(enquiry)),
    ...field('Note', ...shownLines(note).split('\n')),
    ...field('Received', `${indianTime(receivedAt)} (India)`),
    ...field('Page', shownLine(source)),
    ...field('Deliveries', ...deliveries),
    '',
    ...field('Name', shownLine(fullName)),
    ...field('Email', shownLine(emailId)),
    ...field('Phone', contactNumber && `+91 ${contactNumber}`),
    ...field('Company', shownLine(companyName)),
    '',
    shownLines(message),
    '',
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
