import * as outbox from '../outbox/outbox-repository.ts';
import {
  type Database,
  type EnquiryAction,
  type EnquiryMessageKind,
  type EnquiryRow,
  internalKinds,
} from '../tables.ts';
import * as enquiries from './enquiry-repository.ts';

/** What a person does with an enquiry, by command or by a link in a mail. */
export interface Handling {
  action: EnquiryAction;
  /** Who does it. */
  by: string;
  /** With `done` or `spam`: what was agreed; an empty one removes the earlier one. */
  note?: string;
  /** With `assigned`: who answers it; empty if nobody does any longer. */
  to?: string;
  /** With `assigned`: not if somebody answers it already. */
  isOnlyIfFree?: boolean;
}

/**
 * Does it and records it, or changes nothing where another person was first: what is closed stays as it is until it is reopened. Undefined
 * if there is no such enquiry. Of `messageKinds`, which an enquiry gets, those to ourselves are queued once it is no longer suspected to be
 * spam; thanks went out when it arrived.
 */
export function handle(
  database: Database,
  reference: string,
  handling: Handling,
  messageKinds: EnquiryMessageKind[],
): Promise<{ enquiry: EnquiryRow; isChanged: boolean } | undefined> {
  const now = new Date();
  return database.transaction().execute(async (transaction) => {
    const before = await enquiries.find(transaction, 'reference', reference);
    const isChanged = await enquiries.change(transaction, reference, changeBy(handling, now));
    const enquiry = await enquiries.find(transaction, 'reference', reference);
    if (enquiry && isChanged)
      await enquiries.recordEvent(transaction, {
        enquiry_id: enquiry.id,
        happened_at: now.toISOString(),
        person: handling.by,
        action: handling.action,
        detail: handling.note || handling.to || null,
      });
    if (enquiry && isChanged && before?.held_reason != null && enquiry.held_reason === null) {
      const kinds = messageKinds.filter((kind) => internalKinds.includes(kind));
      await outbox.queue(transaction, { enquiry_id: enquiry.id }, kinds, now);
    }
    return enquiry && { enquiry, isChanged };
  });
}

function changeBy({ action, by, note, to, isOnlyIfFree }: Handling, now: Date): Parameters<typeof enquiries.change>[2] {
  const time = now.toISOString();
  const closed = { done_at: time, done_by: by, ...(note !== undefined && { note: note || null }) };
  switch (action) {
    case 'done':
      return { from: 'open', to: closed };
    case 'spam':
      return { from: 'open', to: { ...closed, spam_at: time } };
    case 'reopened':
      // Whoever opens it again says that it is a customer's.
      return { from: 'closed', to: { done_at: null, done_by: null, spam_at: null, held_reason: null } };
    case 'assigned':
      return { from: isOnlyIfFree ? 'unassigned' : 'open', to: { assigned_to: to || null } };
    case 'released':
      return { from: 'suspected', to: { held_reason: null } };
  }
}
