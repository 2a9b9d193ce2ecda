import type { Migration } from '@site/shared/database/migrate.ts';

export const migrations: Migration[] = [
  {
    name: '001-enquiries',
    statements: [
      `create table enquiries (
        id text primary key,
        reference text not null unique,
        full_name text not null,
        email_id text not null,
        contact_number text not null,
        company_name text not null,
        message text not null,
        source text,
        received_at text not null
      )`,
      `create table deliveries (
        id text primary key,
        enquiry_id text not null references enquiries (id) on delete cascade,
        channel text not null,
        state text not null check (state in ('waiting', 'sent', 'dead')),
        attempts integer not null,
        next_attempt_at text not null
      )`,
      'create index deliveries_due on deliveries (state, next_attempt_at)',
      'create index deliveries_of_enquiry on deliveries (enquiry_id)',
      `create table idempotency_keys (
        key text primary key,
        body_hash text not null,
        reference text not null,
        created_at text not null
      )`,
      'create index idempotency_keys_by_age on idempotency_keys (created_at)',
    ],
  },
];
