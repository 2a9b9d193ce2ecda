import { securityHeaders } from './security-headers.ts';

const config = { siteUrl: 'https://www.site.example', apiHost: undefined, allowsFrames: false };

it('lets the tool that counts visits load its script and report to its own origin, and nothing more', () => {
  const script = 'https://counter.example/js/script.js';
  const counter = { tool: 'Plausible', script, site: 'www.site.example', serversIn: 'India' } as const;
  expect(changedDirectives(securityHeaders(config), securityHeaders(config, counter))).toEqual([
    "connect-src 'self' https://counter.example",
    "script-src 'self' https://counter.example",
  ]);
});

it('lets pages call the API of another origin and show its pictures', () => {
  const elsewhere = { ...config, apiHost: 'https://api.site.example' };
  expect(changedDirectives(securityHeaders(config), securityHeaders(elsewhere))).toEqual([
    "connect-src 'self' https://api.site.example",
    "img-src 'self' data: https://api.site.example",
  ]);
});

function changedDirectives(before: Record<string, string>, after: Record<string, string>): string[] {
  const directives = (headers: Record<string, string>) => (headers['content-security-policy'] ?? '').split('; ');
  const old = new Set(directives(before));
  return directives(after).filter((directive) => !old.has(directive));
}
