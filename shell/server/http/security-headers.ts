import { sheetBarrierHash } from '../rendering/critical-css/sheet-barrier.ts';
import type { EdgeConfig } from '../settings.ts';

const policy = {
  // What no line below names is not loaded at all: frames, media, plug-ins.
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
  'script-src': `'self' 'sha256-${sheetBarrierHash}'`,
  'style-src': "'self'",
};

/**
 * Headers of every answer, errors and assets included.
 * Those for TLS are left out without it: over plain http, upgrade-insecure-requests would break the styles.
 */
export function securityHeaders({ siteUrl, apiHost }: Pick<EdgeConfig, 'siteUrl' | 'apiHost'>): Record<string, string> {
  const isSecure = siteUrl.startsWith('https:');
  const directives = Object.entries({ ...policy, ...(apiHost && directivesFor(apiHost)) }).map(
    ([name, value]) => `${name} ${value}`,
  );
  return {
    'content-security-policy': [...directives, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), sync-xhr=(), usb=()',
    // Not no-referrer: Origin would be null, and the enquiry service could not recognise its own site.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The policy among these headers, with one style element allowed. `hash` is its SHA-256 in base64. */
export function allowStyle(headers: Record<string, string>, hash: string): Record<string, string> {
  const name = 'content-security-policy';
  const styles = `style-src ${policy['style-src']}`;
  return { [name]: (headers[name] ?? '').replace(styles, `${styles} 'sha256-${hash}'`) };
}

/** The host answers calls, and the pictures whose stored paths are in its answers. */
function directivesFor(apiHost: string) {
  return { 'connect-src': `${policy['connect-src']} ${apiHost}`, 'img-src': `${policy['img-src']} ${apiHost}` };
}
