import type { Migration } from '@site/service/database/migrate';

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
  {
    // The outbox also holds mails to subscribers, and why a delivery failed. SQLite cannot drop a NOT NULL, so the
    // table is recreated.
    name: '002-outbox',
    statements: [
      `create table subscriptions (
        id text primary key,
        email_id text not null,
        email_key text not null,
        wording text not null,
        source text,
        requested_at text not null,
        confirmed_at text,
        left_at text
      )`,
      // Somebody who unsubscribed may subscribe again; the first row stays as proof of consent.
      'create unique index subscriptions_in_force on subscriptions (email_key) where left_at is null',
      'drop index deliveries_due',
      'drop index deliveries_of_enquiry',
      'alter table deliveries rename to deliveries_of_001',
      `create table deliveries (
        id text primary key,
        enquiry_id text references enquiries (id) on delete cascade,
        subscription_id text references subscriptions (id) on delete cascade,
        channel text not null,
        state text not null check (state in ('waiting', 'sent', 'written', 'dead')),
        attempts integer not null,
        next_attempt_at text not null,
        last_error text,
        settled_at text
      )`,
      `insert into deliveries (id, enquiry_id, channel, state, attempts, next_attempt_at)
        select id, enquiry_id, channel, state, attempts, next_attempt_at from deliveries_of_001`,
      'drop table deliveries_of_001',
      'create index deliveries_due on deliveries (state, next_attempt_at)',
      'create index deliveries_of_enquiry on deliveries (enquiry_id)',
      'create index deliveries_of_subscription on deliveries (subscription_id)',
      'create index enquiries_by_age on enquiries (received_at, id)',
    ],
  },
  {
    // Who dealt with an enquiry, and the daily summary. Its day is unique, because two services on one database would both send it.
    name: '003-handling',
    statements: [
      'alter table enquiries add column done_at text',
      'alter table enquiries add column done_by text',
      'alter table enquiries add column note text',
      'alter table deliveries add column summary_day text',
      'create unique index deliveries_of_summary on deliveries (summary_day)',
    ],
  },
  {
    // Links a mail's line in the log to the request that caused it.
    name: '004-trace',
    statements: ['alter table deliveries add column trace_id text'],
  },
  {
    // Several services on one database: which mail is on its way, and what all of them sign with.
    name: '005-shared',
    statements: [
      'alter table deliveries add column sending_at text',
      'create table shared_secrets (name text primary key, value text not null)',
    ],
  },
  {
    // How often we have written to addresses that anybody may type in, by keyed hash.
    name: '006-mail-limits',
    statements: [
      'create table acknowledged_mailboxes (mailbox text primary key, last_at text not null, earlier_at text not null)',
      `create table asked_mailboxes (
        mailbox text primary key,
        subscription_id text not null,
        times integer not null,
        asked_at text not null
      )`,
      'create index asked_mailboxes_of_subscription on asked_mailboxes (subscription_id)',
      'create table unsubscribed_mailboxes (mailbox text primary key, left_at text not null, allowed_at text)',
    ],
  },
  {
    // Retention does not trust a clock that has jumped: for rows stored meanwhile it starts on another day than their own date.
    name: '007-clock',
    statements: [
      `create table clock_marks (
        name text primary key,
        seen_at text not null,
        jumped_from text,
        in_step_since text not null,
        in_step_ms integer not null
      )`,
      'alter table enquiries add column kept_from text',
      'alter table subscriptions add column kept_from text',
    ],
  },
  {
    // A mail server may take a mail to several people for some of them only.
    name: '008-recipients',
    statements: ['alter table deliveries add column still_to text'],
  },
  {
    // Retention has a time of its own, which a jump of the system's clock does not change.
    name: '009-add-retention-time',
    statements: ['alter table clock_marks add column retention_at text'],
  },
  {
    // Who answers an enquiry, whether it is spam, and who did what when. Services of the version before read spam as done.
    name: '010-add-history',
    statements: [
      'alter table enquiries add column assigned_to text',
      'alter table enquiries add column spam_at text',
      `create table enquiry_events (
        id text primary key,
        enquiry_id text not null references enquiries (id) on delete cascade,
        happened_at text not null,
        person text not null,
        action text not null,
        detail text
      )`,
      'create index enquiry_events_of_enquiry on enquiry_events (enquiry_id, happened_at)',
    ],
  },
  {
    // Which advertisement has led to an enquiry.
    name: '011-add-campaign',
    statements: [
      'alter table enquiries add column utm_source text',
      'alter table enquiries add column utm_medium text',
      'alter table enquiries add column utm_campaign text',
    ],
  },
  {
    // Probable spam is held back from mail, and a message is recognised that others have sent too.
    name: '012-add-held',
    statements: [
      'alter table enquiries add column held_reason text',
      'alter table enquiries add column message_hash text',
      'create index enquiries_by_message on enquiries (message_hash)',
    ],
  },
  {
    // The link to unsubscribe in the first of two mails works as long as that in the second.
    name: '013-add-earlier-request',
    statements: ['alter table asked_mailboxes add column earlier_subscription_id text'],
  },
  {
    // The page before that with the form, which tells the desk what the enquiry is about.
    name: '014-add-came-from',
    statements: ['alter table enquiries add column came_from text'],
  },
  {
    // Retention erases once a day, however often services start.
    name: '015-add-retention-days',
    statements: ['create table retention_days (day text primary key)'],
  },
  {
    // The privacy notice that an enquiry was sent under, which its sender may ask for.
    name: '016-add-notice-version',
    statements: ['alter table enquiries add column notice_version text'],
  },
];

/**
 * Where several services share a PostgreSQL. Unlogged: counting costs no disk write, and after a crash all counts start
 * anew, which harms nobody.
 */
export const postgresMigrations: Migration[] = [
  {
    name: 'postgres-001-rate-counts',
    statements: [
      'create unlogged table rate_counts (key text primary key, current integer not null, ends_at text not null)',
      'create index rate_counts_by_end on rate_counts (ends_at)',
    ],
  },
  ...migrations,
];
