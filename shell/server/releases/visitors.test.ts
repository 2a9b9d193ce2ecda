import { createHash } from 'node:crypto';
import { cookieOf, requestWith } from '../testing/sample-release.ts';
import { createVisitors, isDrawn, visitorCookieName } from './visitors.ts';

const secret = 'a secret of this test';
/** The same visitors at every run. */
const ids = Array.from({ length: 10_000 }, (_, index) =>
  createHash('md5').update(`visitor ${index}`).digest('base64url'),
);

describe('the draw of a canary', () => {
  it.each([1, 5, 12.5, 50, 99])('draws %d percent within one point', (percent) => {
    const drawn = ids.filter((id) => isDrawn(id, 'aaaaaaaaaaaa', percent)).length;
    expect(Math.abs(drawn / 100 - percent)).toBeLessThanOrEqual(1);
  });

  it('keeps drawn visitors when the share grows', () => {
    const before = ids.filter((id) => isDrawn(id, 'aaaaaaaaaaaa', 5));
    expect(before.every((id) => isDrawn(id, 'aaaaaaaaaaaa', 20))).toBe(true);
  });

  it('draws other visitors for the next canary', () => {
    const both = ids.filter((id) => isDrawn(id, 'aaaaaaaaaaaa', 10) && isDrawn(id, 'bbbbbbbbbbbb', 10)).length;
    expect(Math.abs(both / 100 - 1)).toBeLessThanOrEqual(0.5);
  });

  it('draws everybody at 100 percent', () => {
    expect(ids.every((id) => isDrawn(id, 'aaaaaaaaaaaa', 100))).toBe(true);
  });
});

describe('the visitor cookie', () => {
  it('identifies visitors thirty days, hidden from scripts', () => {
    const visitors = createVisitors(secret, true);
    const { id, cookie } = visitors.make();
    expect(visitors.of(requestWith(cookieOf(cookie)))).toEqual({ id });
    expect(cookie.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax', 'Secure']);
  });

  it('keeps the number of a visitor who was counted, and says in which trial', () => {
    const visitors = createVisitors(secret, true);
    const counted = visitors.counted({ id: 'one' }, 7);
    expect(visitors.of(requestWith(cookieOf(counted)))).toEqual({ id: 'one', votedIn: 7 });
    const again = visitors.counted({ id: 'one', votedIn: 7 }, 8);
    expect(visitors.of(requestWith(cookieOf(again)))).toEqual({ id: 'one', votedIn: 8 });
  });

  it('omits Secure over plain http, where browsers would drop it', () => {
    expect(createVisitors(secret, false).make().cookie).not.toContain('Secure');
  });

  it('is bound to this host over TLS, and not read without that', () => {
    const { cookie } = createVisitors(secret, true).make();
    expect(cookie).toContain(`__Host-${visitorCookieName}=`);
    const planted = cookie.replace('__Host-', '');
    expect(createVisitors(secret, true).of(requestWith(cookieOf(planted)))).toBeUndefined();
  });

  it('is worth nothing when forged', () => {
    const [, signed = ''] = createVisitors('another secret', true).make().cookie.split(/[=;]/);
    const name = `__Host-${visitorCookieName}`;
    expect(createVisitors(secret, true).of(requestWith({ cookie: `${name}=${signed}` }))).toBeUndefined();
    expect(createVisitors(secret, true).of(requestWith())).toBeUndefined();
  });
});
