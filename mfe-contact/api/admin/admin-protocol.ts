import { hasControls, hasHidden, trimInvisible } from '@site/contracts/visible-text';
import * as v from 'valibot';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';
import type { ExpiryReport } from '../retention/retention.ts';

/** What `npm run enquiries` can do: in the running service, or in the command itself when no service runs. */
export type Admin = { [Name in keyof Results]: (request: AdminRequest<Name>) => Promise<Results[Name]> };

export type AdminConnection = Admin & { close: () => Promise<void> };

export type AdminRequest<Name extends keyof Results> = v.InferOutput<(typeof adminRequests)[Name]>;

interface Results {
  /** One page, oldest first. */
  list: ListedEnquiry[];
  show: ListedEnquiry | null;
  /** Marks an enquiry as done; null if there is none. The first person recorded stays, as does the note if no new one is given. */
  done: ListedEnquiry | null;
  /** Makes it new again. The note stays. */
  reopen: ListedEnquiry | null;
  /** Subscriptions with a dead mail, oldest first, without the address. */
  deadSubscriptions: ListedRow[];
  subscribers: Subscriber[];
  erase: Erased;
  /** Lets an unsubscribed address subscribe again; false if it was not unsubscribed. */
  allow: { allowed: boolean };
  /** Erases everything that has expired, if a person confirms that the clock is right; otherwise only reports what would be erased. */
  eraseExpired: ExpiryReport;
  retry: Retried;
}

/** What a list shows of an enquiry or a subscription, and its deliveries. */
export interface ListedRow {
  reference: string;
  receivedAt: string;
  source: string;
  deliveries: { kind: string; state: string; attempts: number; nextAttemptAt: string; lastError: string | null }[];
}

export const enquiryStates = ['new', 'done'] as const;

export type ListedEnquiry = EnquiryRecord & ListedRow & Handling;

/** What became of an enquiry. Not sent to other systems, because the note is internal. */
interface Handling {
  state: (typeof enquiryStates)[number];
  doneAt: string;
  doneBy: string;
  note: string;
}

export interface Subscriber {
  id: string;
  emailId: string;
  wording: string;
  confirmedAt: string;
  unsubscribeUrl: string;
}

export interface Erased {
  enquiries: number;
  subscriptions: number;
}

export interface Retried {
  /** How many are due again. */
  deliveries: number;
  /** How many mails cannot go, because there is no mail server. */
  mailsLeft: number;
  /** How many webhooks cannot go, because there is no address for them. */
  webhooksLeft: number;
}

const maxNoteLength = 1000;

/** A note on an enquiry may have several lines. */
export const noteRule = v.pipe(
  v.string(),
  v.transform(trimInvisible),
  v.check((text) => !hasControls(text), 'Please remove control characters from the note.'),
  v.maxLength(maxNoteLength, `A note may have ${maxNoteLength} characters at most.`),
);

/** The name of the person who marks an enquiry as done. */
export const personRule = v.pipe(
  v.string(),
  v.transform(trimInvisible),
  v.check(
    (name) => name !== '' && name.length <= 100 && !hasHidden(name),
    'A name has 1 to 100 characters, on one line.',
  ),
);

const listQuery = v.object({
  /** The last row of the page before. Not an offset, so that every page costs the same. */
  after: v.optional(v.object({ time: v.string(), key: v.string() })),
  isDead: v.optional(v.boolean()),
  /** Received at this moment or later. */
  since: v.optional(v.string()),
  /** Received before this moment. */
  before: v.optional(v.string()),
  state: v.optional(v.picklist(enquiryStates)),
});
export type ListQuery = v.InferOutput<typeof listQuery>;

const byReference = v.object({ reference: v.string() });

export const adminRequests = {
  list: listQuery,
  show: byReference,
  done: v.object({ reference: v.string(), by: personRule, note: v.optional(noteRule) }),
  reopen: byReference,
  deadSubscriptions: listQuery,
  subscribers: listQuery,
  erase: v.object({
    who: v.variant('by', [
      v.object({ by: v.literal('reference'), reference: v.string() }),
      v.object({ by: v.literal('email'), email: v.string() }),
    ]),
    isDryRun: v.boolean(),
  }),
  allow: v.object({ email: v.string() }),
  eraseExpired: v.object({ isConfirmed: v.boolean() }),
  retry: v.object({ reference: v.optional(v.string()) }),
} satisfies Record<keyof Results, v.GenericSchema>;

export const pageLength = 500;
