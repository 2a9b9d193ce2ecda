import type { Kysely } from 'kysely';
import type { Campaign } from '../contract/campaign.ts';
import type { EnquiryFieldName, enquiryFields } from '../contract/enquiry.ts';

/** The database or, inside a transaction, that transaction. Only the repository of a table has SQL on it. */
export type Database = Kysely<Tables>;

/**
 * Times are ISO 8601 in UTC as text: the same in SQLite and PostgreSQL, and sorted by time when sorted as text. Names stay as they are,
 * `deliveries`, `channel` and `held_reason` too: two versions of the service may use a table at once, and renaming would rule out a rollback.
 * For the same reason tables and columns that no code uses any longer stay in the database, and are erased with their rows.
 */
export interface Tables {
  enquiries: EnquiryRow;
  /** The outbox. */
  deliveries: MessageRow;
  subscriptions: SubscriptionRow;
  idempotency_keys: { key: string; body_hash: string; reference: string; created_at: string };
  /** Secrets that sign tokens and links, for services that share a database. */
  shared_secrets: { name: string; value: string };
  /** Keyed hashes of the mailboxes that an acknowledgement or a link to stored data went to lately, with the times of the last two of that kind. */
  acknowledged_mailboxes: { mailbox: string; last_at: string; earlier_at: string };
  /** Mailboxes with confirmation requests that nobody has answered: for which subscriptions, how many, and when the last was sent. */
  asked_mailboxes: {
    mailbox: string;
    subscription_id: string;
    times: number;
    asked_at: string;
    /** The subscription of the request before the last. */
    earlier_subscription_id: string | null;
  };
  /** Unsubscribed mailboxes, which get no confirmation request. `allowed_at` is when sales took the mailbox off the list. */
  unsubscribed_mailboxes: { mailbox: string; left_at: string; allowed_at: string | null };
  /** The days on which retention has erased by itself. None is deleted: a clock that jumps to and fro gets no second run for a day. */
  retention_days: { day: string };
  /** Attempts of each network at each form in the current window; on PostgreSQL only. */
  rate_counts: { key: string; current: number; ends_at: string };
}

/** Columns of the form's fields; empty, never null, where an enquiry is older than the field. */
export type EnquiryColumns = {
  [Name in EnquiryFieldName as (typeof enquiryFields)[Name]['column']]: string;
};

/** The advertisement that led to an enquiry; empty or null where there was none, or it does not say. */
type CampaignColumns = { [Key in keyof Campaign]: string | null };

export interface EnquiryRow extends EnquiryColumns, CampaignColumns {
  id: string;
  reference: string;
  source: string | null;
  /** The page that its visitor was on before; null where the browser does not say, or an earlier version stored the enquiry. */
  came_from: string | null;
  received_at: string;
  /** The date of the privacy notice that it was sent under; null where an earlier version stored the enquiry. */
  notice_version: string | null;
  /** When and by whom it was marked as done or as spam; both are empty while it is open. */
  done_at: string | null;
  done_by: string | null;
  /** When it was marked as spam; `done_at` and `done_by` are set then too. */
  spam_at: string | null;
  /** Why it is suspected to be spam; null once a person has said that it is none. */
  held_reason: string | null;
  /** Finds a text that several senders use. Null where an earlier version stored the enquiry. */
  message_hash: string | null;
}

/** What has become of an enquiry; it is read from `done_at`, `spam_at` and `held_reason`. */
export const enquiryStates = ['new', 'suspected', 'done', 'spam'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** What a person can do with an enquiry. */
export const enquiryActions = ['done', 'spam', 'not-spam'] as const;

export type EnquiryAction = (typeof enquiryActions)[number];

/** The messages that an enquiry causes: `email` to the company, a call to its other systems, thanks to the sender. */
const enquiryMessageKinds = ['email', 'webhook', 'acknowledgement'] as const;

export type EnquiryMessageKind = (typeof enquiryMessageKinds)[number];

/** Besides those, a link to what is stored of an enquiry, and a subscription's confirmation request and welcome. */
export const messageKinds = [...enquiryMessageKinds, 'stored-data', 'confirmation', 'welcome'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Messages to ourselves: if one fails, somebody has to act. All others go to addresses that strangers typed. */
export const internalKinds: readonly MessageKind[] = ['email', 'webhook'];

/** `written`: saved in the outbox folder, because no mail server is set. */
export const messageStates = ['waiting', 'sent', 'written', 'dead'] as const;

/** One row for each message, sent or not. */
export interface MessageRow {
  id: string;
  enquiry_id: string | null;
  subscription_id: string | null;
  /** The message's kind. */
  channel: MessageKind;
  state: (typeof messageStates)[number];
  attempts: number;
  /** Nobody touches the row before this time: it waits for its next attempt, or a process has reserved it. */
  next_attempt_at: string;
  /** When the process that reserved it completed the mail, as long as the mail server has not answered. */
  sending_at: string | null;
  /** Why the last attempt failed, without any of the message's content. */
  last_error: string | null;
  settled_at: string | null;
  /** The recipients who have not got it yet, separated by commas; null until an attempt has reached some but not all. */
  still_to: string | null;
  /** The request that caused it; in the log, `trace`. */
  trace_id: string | null;
}

/** The proof of a consent: who agreed to which words, and when. */
export interface SubscriptionRow {
  id: string;
  email_id: string;
  /** The address in lower case; at most one active subscription for each. */
  email_key: string;
  wording: string;
  source: string | null;
  requested_at: string;
  confirmed_at: string | null;
  /** When somebody unsubscribed. */
  left_at: string | null;
}
