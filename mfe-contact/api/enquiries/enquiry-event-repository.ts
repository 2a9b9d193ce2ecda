import { randomUUID } from 'node:crypto';
import type { Database, EnquiryEventRow } from '../tables.ts';

export async function insert(database: Database, event: Omit<EnquiryEventRow, 'id'>): Promise<void> {
  await database
    .insertInto('enquiry_events')
    .values({ ...event, id: randomUUID() })
    .execute();
}

/** What happened to these enquiries, the earliest first. */
export async function listOf(database: Database, enquiryIds: string[]): Promise<EnquiryEventRow[]> {
  if (enquiryIds.length === 0) return [];
  return database
    .selectFrom('enquiry_events')
    .selectAll()
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('happened_at')
    .execute();
}
