import { type Seen, scoreOf } from './observatory.ts';

const policy = "default-src 'none'; frame-ancestors 'none'; img-src 'self' data:; script-src 'self'; style-src 'self'";
const best: Seen = {
  url: 'https://site.example/',
  headers: {
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  },
  cookies: [],
  html: '<script async src="/_/start.js" integrity="sha384-x" crossorigin="anonymous"></script>',
  foreign: {},
  redirect: 'https://site.example/',
};

it('gives a faultless site without cookies 135 points', () => {
  expect(scoreOf(best).score).toBe(135);
});

it('gives five more for cookies that are well bound', () => {
  expect(scoreOf({ ...best, cookies: ['__Host-a=b; Path=/; Secure; SameSite=Lax'] }).score).toBe(140);
});

it.each([
  ["script-src 'self' 'unsafe-inline'", 80],
  ["script-src 'self'; style-src 'unsafe-inline'; object-src 'none'", 125],
  ["default-src 'self'", 130],
  ["default-src 'none'; connect-src http://elsewhere.example", 80],
  ["default-src 'none'; img-src http://elsewhere.example", 115],
])('takes from 135 for the policy %s', (sources, score) => {
  expect(scoreWith({ 'content-security-policy': `${sources}; frame-ancestors 'none'` })).toBe(score);
});

it.each([
  ['no policy and no X-Frame-Options', { 'content-security-policy': undefined, 'x-frame-options': undefined }, 55],
  ['no HSTS', { 'strict-transport-security': undefined }, 80],
  ['HSTS for ten minutes', { 'strict-transport-security': 'max-age=600' }, 125],
  ['a referrer for everybody', { 'referrer-policy': 'unsafe-url' }, 125],
  ['types that may be guessed', { 'x-content-type-options': undefined }, 130],
  ['resources for everybody', { 'cross-origin-resource-policy': undefined }, 125],
])('takes from 135 for %s', (_words, headers, score) => expect(scoreWith(headers)).toBe(score));

const elsewhere = { 'access-control-allow-origin': 'https://x.example', 'access-control-allow-credentials': 'true' };
it.each([
  ['no redirect', { redirect: undefined }, 80],
  ['a redirect to another host', { redirect: 'https://elsewhere.example/' }, 130],
  ['credentials for any site', { foreign: elsewhere }, 50],
  ['a script that nobody checks', { html: '<script src="/a.js"></script>' }, 130],
  ['one of another host', { html: '<script src="https://cdn.example/a.js"></script>' }, 125],
  ['one without TLS', { html: '<script src="http://cdn.example/a.js"></script>' }, 50],
  ['a cookie without Secure', { cookies: ['a=b; Path=/'] }, 130],
  ['a session that scripts read', { cookies: ['session=b; Path=/; Secure; SameSite=Lax'] }, 70],
  ['a CSRF token for other sites', { cookies: ['csrf=b; Path=/; Secure'] }, 80],
])('takes from 135 for %s', (_words, change, score) => expect(scoreOf({ ...best, ...change }).score).toBe(score));

function scoreWith(headers: Partial<Seen['headers']>): number {
  return scoreOf({ ...best, headers: { ...best.headers, ...headers } }).score;
}
