import { siteConfig } from '@site/brand/site.config';
import type { EdgeConfig } from '../settings.ts';

export const policyHeader = 'content-security-policy';

const policy = {
  // Nothing else is loaded: no media or plug-ins.
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  'img-src': "'self' data:",
  'manifest-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
};

/**
 * Features with which a script on a page could do harm: sensors, devices, the screen, the clipboard, sign-in, payment, the visitor's network
 * and interests. Not all that the site does not use, because each page carries the list. A name that Chromium does not know
 * (`document.featurePolicy.features()`) would print a warning in every visitor's console.
 */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

/** Needed by frames that play, not by the site's own pages. */
const playerFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** For documents only: it means nothing for a file. */
export const documentHeaders = {
  'permissions-policy': [
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...playerFeatures.map((feature) => `${feature}=(${siteConfig.filmHosts.map((host) => `"${host}"`).join(' ')})`),
  ].join(', '),
};

/**
 * Headers of every response, errors and assets included.
 * Without TLS, its headers are left out: over plain http, upgrade-insecure-requests would break the styles.
 */
export function securityHeaders({
  siteUrl,
  apiHost,
  allowsFrames,
}: Pick<EdgeConfig, 'siteUrl' | 'apiHost' | 'allowsFrames'>): Record<string, string> {
  const isSecure = siteUrl.startsWith('https:');
  const directives = Object.entries({
    ...policy,
    'connect-src': sources(policy['connect-src'], apiHost),
    // An API elsewhere also serves the pictures whose paths are in its responses.
    'img-src': sources(policy['img-src'], apiHost),
    // In the policy of every page, because the router changes pages without a new policy.
    ...(allowsFrames && { 'frame-src': siteConfig.framedHosts.join(' ') }),
  }).map(([name, value]) => `${name} ${value}`);
  return {
    [policyHeader]: [...directives, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Not `no-referrer`: Origin would be null, and the enquiry service could not recognise its own site.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** A page's policy with one style element allowed. `hash` is its SHA-256 in base64. */
export function allowStyle(pagePolicy: string, hash: string): string {
  const styles = `style-src ${policy['style-src']}`;
  return pagePolicy.replace(styles, `${styles} 'sha256-${hash}'`);
}

function sources(...allowed: (string | undefined)[]): string {
  return allowed.filter(Boolean).join(' ');
}
