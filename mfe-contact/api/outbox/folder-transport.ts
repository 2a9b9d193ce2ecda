import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@site/service/system-errors';
import { createTransport } from 'nodemailer';
import type { MailAddress, MailTransport } from './mail.ts';
import { messageOf } from './message.ts';

/**
 * For when no mail server is set: writes each message to a folder as `<delivery>.eml`, which any mail program can open.
 */
export function folderTransport(folder: string, from: MailAddress): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async post(id, mail) {
      const { message } = await transport.sendMail(messageOf(id, from, mail));
      await makeFolder(folder);
      const file = outboxFile(folder, id);
      // Renamed when complete, so that a killed process leaves no half message.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return 'written';
    },
    close: () => transport.close(),
  };
}

/** Not the folders above it: where the data folder was moved away, a new one would stand in its way back. */
async function makeFolder(folder: string) {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

export function outboxFolderOf(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

export function outboxFile(folder: string, id: string): string {
  return path.join(folder, `${id}.eml`);
}
