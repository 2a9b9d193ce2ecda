import path from 'node:path';
import { root } from '@site/runner/parts';
import { runIn } from '../../support/run-in.ts';
import type { Member } from './member.ts';

/** The output of `npm run enquiries -- …` on the machine of this contact service. */
export function enquiries(member: Member, ...words: string[]): Promise<string> {
  return command('mfe-contact/api/admin/enquiries-command.ts', member, words);
}

/** The output of `npm run posts -- …` on the machine of this blog service. */
export function posts(member: Member, ...words: string[]): Promise<string> {
  return command('mfe-blog/api/posts-command.ts', member, words);
}

interface Stored {
  reference: string;
  deliveries: { kind: string; state: string; lastError: string }[];
}

export async function storedEnquiries(member: Member): Promise<Stored[]> {
  const lines = (await enquiries(member, 'export', '--json')).split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

function command(script: string, { env }: Member, words: string[]): Promise<string> {
  return runIn(root, process.execPath, ['--import', 'tsx/esm', path.join(root, script), ...words], env);
}
