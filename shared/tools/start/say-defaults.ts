import path from 'node:path';
import type { CheckoutOptions } from './plan-site.ts';

/** The last lines of a start: what the site does where a setting is missing that nobody misses until it is public. */
export function sayDefaults({ port, dataDir, env }: Pick<CheckoutOptions, 'port' | 'dataDir' | 'env'>): void {
  if (!env.SITE_URL)
    warn(
      `SITE_URL is not set: canonical addresses, feeds and the links in mails say http://localhost:${port}.`,
      'Set it to the public address before visitors come.',
    );
  if (!env.SMTP_URL)
    warn(
      `SMTP_URL is not set: no mail is sent. All of it is written into the folder ${path.join(dataDir, 'outbox')}.`,
      'Set it to your mail server, or nobody is told of enquiries.',
    );
}

/** Where the terminal takes it, in bold yellow. */
function warn(what: string, remedy: string) {
  const words = `ATTENTION        ${what}\n${' '.repeat(17)}${remedy}`;
  console.log(process.stdout.isTTY ? `\x1b[1;33m${words}\x1b[0m` : words);
}
