import path from 'node:path';

interface StartedSite {
  port: number;
  dataDir: string;
  env: Record<string, string>;
}

/** What the site does where a setting is missing that nobody misses until it is public. In bold yellow where a terminal shows it. */
export function missingForPublic({ port, dataDir, env }: StartedSite): string[] {
  const missing: [what: string, remedy: string][] = [];
  if (!env.SITE_URL)
    missing.push([
      `SITE_URL is not set: canonical addresses, feeds and the links in mails say http://localhost:${port}.`,
      'Set it to the public address before visitors come.',
    ]);
  if (!env.SMTP_URL)
    missing.push([
      `SMTP_URL is not set: no mail is sent. All of it is written into the folder ${path.join(dataDir, 'outbox')}.`,
      'Set it to your mail server, or nobody is told of enquiries.',
    ]);
  return missing.map(([what, remedy]) => {
    const words = `ATTENTION        ${what}\n${' '.repeat(17)}${remedy}`;
    return process.stdout.isTTY ? `\x1b[1;33m${words}\x1b[0m` : words;
  });
}
