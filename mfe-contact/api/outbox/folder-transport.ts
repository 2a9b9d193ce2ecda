import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = outboxFile(folder, id);
      // Renamed when complete, so that a killed process leaves no half message.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return 'written';
    },
    close: () => transport.close(),
  };
}

export function outboxFolderOf(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

export function outboxFile(folder: string, id: string): string {
  return path.join(folder, `${id}.eml`);
}
