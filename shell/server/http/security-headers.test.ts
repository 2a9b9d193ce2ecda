import { securityHeaders } from './security-headers.ts';

const config = { siteUrl: 'https://www.site.example', apiHost: undefined, allowsFrames: false };

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
