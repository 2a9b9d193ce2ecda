import { maxVisitMs, testerToken, testerTokenExpiry } from './tester-token.ts';

const secret = 'a secret of this test';
const now = Date.parse('2026-11-20T10:00:00Z');

describe('a token for looking at other releases', () => {
  it('states when it expires', () => {
    expect(testerTokenExpiry(secret, testerToken(secret, 60_000, now), now)).toBe(now + 60_000);
  });

  it('lasts at most twelve hours', () => {
    expect(testerTokenExpiry(secret, testerToken(secret, 10 * maxVisitMs, now), now)).toBe(now + maxVisitMs);
  });

  it('is invalid once expired, with another secret, or made up', () => {
    const token = testerToken(secret, 60_000, now);
    expect(testerTokenExpiry(secret, token, now + 60_000)).toBeUndefined();
    expect(testerTokenExpiry('another secret', token, now)).toBeUndefined();
    expect(testerTokenExpiry(secret, `${now + 90_000}${token.slice(token.indexOf('.'))}`, now)).toBeUndefined();
    expect(testerTokenExpiry(secret, 'token', now)).toBeUndefined();
  });
});
