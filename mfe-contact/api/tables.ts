/** Times are ISO 8601 in UTC as text: the same in SQLite and PostgreSQL, and they sort as they read. */
export interface Tables {
  enquiries: EnquiryRow;
  deliveries: DeliveryRow;
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

/** The outbox: one row for each way an enquiry still has to reach people. */
export interface DeliveryRow {
  id: string;
  enquiry_id: string;
  channel: 'email';
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  next_attempt_at: string;
}
