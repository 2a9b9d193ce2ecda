import { judgePolicy } from './observatory-policy.ts';

/** What an observer sees of a page and of plain http. */
export interface Seen {
  /** https. */
  url: string;
  headers: Headers;
  /** The lines that set them. */
  cookies: string[];
  html: string;
  /** Answer to a request with another site's Origin. */
  foreign: Headers;
  /** Where plain http leads, undefined if it does not redirect. */
  redirect: string | undefined;
}

type Headers = Record<string, string | undefined>;
type Verdict = [name: string, modifier: number];

/**
 * The score that the HTTP Observatory gives, by its own table: github.com/mdn/mdn-http-observatory,
 * `src/grader/charts.js` for the modifiers and `src/analyzer/tests/` for the rules. Rebuilt, because its package asks a
 * public host on port 443. Left out: preload lists, reports, and what stands in `meta` elements.
 */
export function scoreOf(seen: Seen): { score: number; verdicts: Verdict[] } {
  const verdicts = [
    judgePolicy(seen.headers['content-security-policy']),
    judgeCookies(seen),
    judgeSharing(seen.foreign),
    judgeRedirect(seen),
    judgeReferrer(seen.headers['referrer-policy']),
    judgeTransport(seen.headers['strict-transport-security']),
    judgeIntegrity(seen),
    judgeSniffing(seen.headers['x-content-type-options']),
    judgeFraming(seen.headers),
    judgeResources(seen.headers['cross-origin-resource-policy']),
  ] satisfies Verdict[];
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 100);
  const modifiers = verdicts.map(([, modifier]) => modifier);
  const withoutBonus = sum(modifiers.filter((modifier) => modifier < 0));
  // Whoever has serious faults gets no bonus for the rest.
  return { verdicts, score: Math.max(0, withoutBonus >= 90 ? sum(modifiers) : withoutBonus) };
}

function judgeCookies({ headers, cookies }: Seen): Verdict {
  const isTransportStrict = judgeTransport(headers['strict-transport-security'])[1] === 0;
  const modifiers = cookies.flatMap((cookie) => {
    const has = (attribute: RegExp) => attribute.test(cookie);
    const isSession = /^[^=]*(?:login|sess)/i.test(cookie);
    const isSecure = has(/;\s*secure\b/i);
    const sameSite = /;\s*samesite(?:=(\w*))?/i.exec(cookie);
    return [
      ...(isSecure ? [] : [isTransportStrict ? -5 : -20]),
      ...(isSession && !isSecure ? [isTransportStrict ? -10 : -40] : []),
      ...(isSession && !has(/;\s*httponly\b/i) ? [-30] : []),
      ...(sameSite && !/^(?:lax|strict|none)$/i.test(sameSite[1] ?? '') ? [-20] : []),
      ...(!sameSite && /^[^=]*csrf/i.test(cookie) ? [-20] : []),
    ];
  });
  if (modifiers.length > 0) return ['cookies', Math.min(...modifiers)];
  const areBound = cookies.length > 0 && cookies.every((cookie) => /;\s*samesite=/i.test(cookie));
  return ['cookies', areBound ? 5 : 0];
}

function judgeSharing(foreign: Headers): Verdict {
  const isUniversal =
    foreign['access-control-allow-credentials'] === 'true' && foreign['access-control-allow-origin'] !== undefined;
  return ['cross-origin-resource-sharing', isUniversal ? -50 : 0];
}

function judgeRedirect({ url, redirect }: Seen): Verdict {
  const target = redirect === undefined ? undefined : new URL(redirect, url);
  if (target?.protocol !== 'https:') return ['redirection', -20];
  return ['redirection', target.hostname === new URL(url).hostname ? 0 : -5];
}

function judgeReferrer(policy: string | undefined): Verdict {
  const [last = ''] = (policy ?? '').toLowerCase().split(/,\s*/).slice(-1);
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last);
  if (policy === undefined) return ['referrer-policy', 0];
  return ['referrer-policy', isPrivate ? 5 : -5];
}

function judgeTransport(header: string | undefined): Verdict {
  const [, seconds] = /max-age=(\d+)/i.exec(header ?? '') ?? [];
  if (seconds === undefined) return ['strict-transport-security', -20];
  // Half a year.
  return ['strict-transport-security', Number(seconds) >= 15_768_000 ? 0 : -10];
}

function judgeIntegrity({ url, html }: Seen): Verdict {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)].map(([element, src = '']) => ({
    isOwn: !/^(?:https?:)?\/\//.test(src) || src.startsWith(`${new URL(url).origin}/`),
    isSecure: !/^(?:http:)?\/\//.test(src),
    isChecked: /\sintegrity="[^"]+"/.test(element),
  }));
  const modifiers = scripts
    .filter(({ isOwn }) => !isOwn)
    .map(({ isSecure, isChecked }) => foreignScript(isSecure, isChecked));
  if (modifiers.some((modifier) => modifier < 0)) return ['subresource-integrity', Math.min(...modifiers)];
  const isChecked = modifiers.length > 0 || scripts.some((script) => script.isChecked);
  return ['subresource-integrity', isChecked ? 5 : 0];
}

function foreignScript(isSecure: boolean, isChecked: boolean): number {
  if (isSecure) return isChecked ? 5 : -5;
  return isChecked ? -20 : -50;
}

function judgeSniffing(header: string | undefined): Verdict {
  return ['x-content-type-options', header?.toLowerCase() === 'nosniff' ? 0 : -5];
}

function judgeFraming(headers: Headers): Verdict {
  const policy = headers['content-security-policy'] ?? '';
  if (/(?:^|;)\s*frame-ancestors\s+[^;*]+(?:;|$)/i.test(policy)) return ['x-frame-options', 5];
  const isRefused = /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '');
  return ['x-frame-options', isRefused ? 0 : -20];
}

function judgeResources(header: string | undefined): Verdict {
  const name = 'cross-origin-resource-policy';
  if (header === undefined || header === 'cross-origin') return [name, 0];
  return [name, header === 'same-origin' || header === 'same-site' ? 10 : -5];
}
