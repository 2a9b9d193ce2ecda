import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from '@site/testing/until';
import { reachAdmin } from '../admin/admin-commands.ts';
import { createEnquiriesProgram } from '../admin/command-line.ts';
import { copyToPostgres } from '../admin/copy-to-postgres.ts';
import { readContactSettings } from '../settings.ts';

/** For tests: `npm run enquiries` typed by meena, without the second that a process of its own takes to start. */
export async function runEnquiries(dataDir: string, args: string[], environment: Record<string, string> = {}) {
  let stdout = '';
  const program = createEnquiriesProgram({
    reachAdmin: () => reachAdmin(dataDir),
    copyToPostgres: () => copyToPostgres(readContactSettings({ DATA_DIR: dataDir, ...environment })),
    write: (text) => {
      stdout += text;
    },
    user: 'meena',
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return { code: process.exitCode ?? 0, stdout };
  } finally {
    process.exitCode = undefined;
  }
}

/** For tests: a script of the root as npm runs it, which takes a second to start. */
export async function runScript(name: string, args: string[], environment: Record<string, string>) {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const command = spawn(process.execPath, [...String(scripts[name]).split(' ').slice(1), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = [text(command.stdout), text(command.stderr)] as const;
  const [stdout, stderr, [code]] = await Promise.all([...outputs, once(command, 'exit')]);
  return { stdout, stderr, code };
}

/** For tests: all files below a folder as one string. */
export async function bytesOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
}

/** For tests: waits until the outbox folder holds that many messages, and returns their paths. */
export async function writtenMails(dataDir: string, count: number): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  let mails: string[] = [];
  await until('the mails in the outbox folder', async () => {
    const files = await readdir(folder).catch(() => []);
    mails = files.filter((file) => file.endsWith('.eml'));
    return mails.length === count;
  });
  return mails.map((mail) => path.join(folder, mail));
}
