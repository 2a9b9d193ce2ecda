import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@site/service/system-errors';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { outboxFile } from './folder-transport.ts';

/** Removes the messages whose deliveries were erased, or were sent by a mail server since. */
export async function sweepOutbox(database: Kysely<Tables>, folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  if (files.length === 0) return;
  const rows = await database
    .selectFrom('deliveries')
    .select('id')
    .where('state', 'in', ['written', 'waiting'])
    .execute();
  const kept = new Set(rows.map(({ id }) => path.basename(outboxFile(folder, id))));
  const leftovers = files.filter((file) => /\.eml(\.part)?$/.test(file) && !kept.has(file));
  await Promise.all(leftovers.map((file) => rm(path.join(folder, file), { force: true })));
}
