import { readSettings } from '@site/service/settings/settings';
import { releaseSettings } from '../store/open-store.ts';

const timeoutMs = 5_000;

/**
 * Posts what happened to a channel to the chat of RELEASE_WEBHOOK, in the JSON that Slack and many others take: `{ "text": "…" }`. Does
 * nothing if the setting is missing. Never rejects, because the change is made already: a failure is reported on stderr.
 *
 * @example
 * await announce('The canary on production is no longer shown by an edge.');
 */
export async function announce(text: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { RELEASE_WEBHOOK: url } = readSettings(releaseSettings, ['RELEASE_WEBHOOK'], environment);
  if (!url) return;
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(timeoutMs),
  };
  // Neither line contains the address: whoever knows it may write to the chat.
  try {
    const { ok, status } = await fetch(url, request);
    if (!ok) console.error(`RELEASE_WEBHOOK answered ${status}, so the chat does not know.`);
  } catch {
    console.error('RELEASE_WEBHOOK did not answer, so the chat does not know.');
  }
}
