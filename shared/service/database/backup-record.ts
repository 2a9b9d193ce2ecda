import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

export const recordFile = 'backup.json';

const backupRecord = v.object({ made: v.string(), files: v.record(v.string(), v.string()) });

/** What a backup contains: when it was made, and the sha256 of each file. */
export type BackupRecord = v.InferOutput<typeof backupRecord>;

export async function readRecord(backup: string): Promise<BackupRecord> {
  try {
    return v.parse(backupRecord, JSON.parse(await readFile(path.join(backup, recordFile), 'utf8')));
  } catch (error) {
    throw new Error(`${backup} is not a complete backup: its ${recordFile} cannot be read.`, { cause: error });
  }
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
