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
export interface ActionRequest {
  reference: string;
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
 * Changes the enquiry and stores who did so, or changes nothing where another person was first: what is closed stays as it is until it is
 * reopened. Undefined if there is no such enquiry.
 *
 * Once an enquiry is no longer suspected, those of `messageKinds` that go to ourselves are queued. Its sender was thanked when it arrived.
 */
export function recordAction(
  database: Database,
  request: ActionRequest,
  messageKinds: EnquiryMessageKind[],
): Promise<{ enquiry: EnquiryRow; isChanged: boolean } | undefined> {
  const { reference, action, by, note, to } = request;
  const now = new Date();
  const change = changeBy(request, now);
  return database.transaction().execute(async (transaction) => {
    const before = await enquiries.find(transaction, 'reference', reference);
    const isChanged = await enquiries.change(transaction, reference, change);
    const enquiry = await enquiries.find(transaction, 'reference', reference);
    if (!before || !enquiry) return undefined;
    if (isChanged)
      await enquiries.recordEvent(transaction, {
        enquiry_id: enquiry.id,
        happened_at: now.toISOString(),
        person: by,
        action,
        detail: note || to || null,
      });
    // An action of another person at the same moment may have ended the suspicion, and has queued them.
    if (isChanged && enquiries.hasSuspicion(before) && 'held_reason' in change.to) {
      const kinds = messageKinds.filter((kind) => internalKinds.includes(kind));
      await outbox.queue(transaction, { enquiry_id: enquiry.id }, kinds, now);
    }
    return { enquiry, isChanged };
  });
}

function changeBy(
  { action, by, note, to, isOnlyIfFree }: ActionRequest,
  now: Date,
): Parameters<typeof enquiries.change>[2] {
  const time = now.toISOString();
  const closed = { done_at: time, done_by: by, ...(note !== undefined && { note: note || null }) };
  switch (action) {
    case 'done':
      return { from: 'open', to: closed };
    case 'spam':
      return { from: 'open', to: { ...closed, spam_at: time } };
    case 'reopened':
      // Whoever opens it again says that it is a customer's.
      return { from: 'closed', to: { done_at: null, done_by: null, spam_at: null, ...enquiries.withoutSuspicion } };
    case 'assigned':
      return { from: isOnlyIfFree ? 'unassigned' : 'open', to: { assigned_to: to || null } };
    case 'released':
      return { from: 'suspected', to: enquiries.withoutSuspicion };
  }
}
