import { createHash } from 'node:crypto';
import type { Stage } from './stages.ts';
import type { Visit } from './visits.ts';

/** A page as both releases serve it. */
export interface ServedPage {
  /** With a real address where its route has parameters. */
  visit: Visit;
  ms: number;
  /** That it may take, as busy as the machine was at that moment. */
  allowedMs: number;
  digest: string;
  /** Undefined where the live release has no such page. */
  live: { ms: number; digest: string } | undefined;
}

export interface Answer {
  status: number;
  html: string;
  policy: string;
  /** Until its last byte. */
  ms: number;
}

export async function ask({ url }: Pick<Stage, 'url'>, path: string): Promise<Answer> {
  const before = performance.now();
  // An edge that is stopped waits for connections that are open.
  const response = await fetch(url + path, { redirect: 'manual', headers: { connection: 'close' } });
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, html, policy, ms: performance.now() - before };
}

/** Of the page and all files it names, whatever the names of versions: equal digests look and act the same. */
export function digestOf({ html, policy }: Answer, { release, parts }: Pick<Stage, 'release' | 'parts'>): string {
  const hash = createHash('sha256').update(policy);
  let text = html.replaceAll(release, 'release');
  for (const { version, files } of parts) {
    text = text.replaceAll(version, 'version');
    for (const [file, { sha384 }] of Object.entries(files))
      if (file.startsWith('browser/') && html.includes(file.slice('browser/'.length))) hash.update(sha384);
  }
  return hash.update(text).digest('hex');
}
