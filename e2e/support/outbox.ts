import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeMail } from '@site/service/testing/open-mail-server';

/** The mails that a site without a mail server has written. One that is still being written has another ending. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails.map(decodeMail);
}
