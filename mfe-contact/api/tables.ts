/** Times are ISO 8601 in UTC as text: the same in SQLite and PostgreSQL, and they sort as they read. */
export interface Tables {
  enquiries: EnquiryRow;
  deliveries: DeliveryRow;
  subscriptions: SubscriptionRow;
  idempotency_keys: { key: string; body_hash: string; reference: string; created_at: string };
}

export interface EnquiryRow {
  id: string;
  reference: string;
  full_name: string;
  email_id: string;
  contact_number: string;
  company_name: string;
  message: string;
  source: string | null;
  received_at: string;
}

/** What an enquiry sets going: e-mail to the company, a call of its other systems, thanks to the sender. */
export type EnquiryChannel = 'email' | 'webhook' | 'acknowledgement';

/** What a subscription sets going: the question whether it was meant, and the welcome. */
export type SubscriptionChannel = 'confirmation' | 'welcome';

export type Channel = EnquiryChannel | SubscriptionChannel;

/** The outbox: one row for each message that still has to reach somebody, or has. */
export interface DeliveryRow {
  id: string;
  enquiry_id: string | null;
  subscription_id: string | null;
  channel: Channel;
  /** `written`: laid into the outbox folder, because no mail server is set. */
  state: 'waiting' | 'sent' | 'written' | 'dead';
  attempts: number;
  /** Until then the row is left alone: it waits for its next attempt, or somebody is working on it. */
  next_attempt_at: string;
  /** Why the last attempt failed, without a word of what was to be delivered. */
  last_error: string | null;
  settled_at: string | null;
}

/** The proof of a consent: who, to which words, when. */
export interface SubscriptionRow {
  id: string;
  email_id: string;
  /** The address in small letters: one subscription in force for each. */
  email_key: string;
  wording: string;
  source: string | null;
  requested_at: string;
  confirmed_at: string | null;
  left_at: string | null;
}
