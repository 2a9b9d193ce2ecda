import { cookieOf, requestWith } from '../testing/sample-release.ts';
import { createVisitCookie, visitCookieName } from './release-cookies.ts';

const secret = 'a secret of this test';

describe('the cookie of a visit', () => {
  it('identifies a visit until the browser ends its session, hidden from scripts', () => {
    const visitCookie = createVisitCookie(secret, true);
    const { id, cookie } = visitCookie.create();
    expect(visitCookie.read(requestWith(cookieOf(cookie)))).toBe(id);
    expect(cookie.split('; ').slice(1)).toEqual(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
  });

  it('omits Secure over plain http, where browsers would drop it', () => {
    expect(createVisitCookie(secret, false).create().cookie).not.toContain('Secure');
  });

  it('binds the cookie to this host over TLS, and ignores a cookie without that', () => {
    const { cookie } = createVisitCookie(secret, true).create();
    expect(cookie).toContain(`__Host-${visitCookieName}=`);
    const planted = cookie.replace('__Host-', '');
    expect(createVisitCookie(secret, true).read(requestWith(cookieOf(planted)))).toBeUndefined();
  });

  it('ignores a forged cookie', () => {
    const [, signed = ''] = createVisitCookie('another secret', true).create().cookie.split(/[=;]/);
    const name = `__Host-${visitCookieName}`;
    expect(createVisitCookie(secret, true).read(requestWith({ cookie: `${name}=${signed}` }))).toBeUndefined();
    expect(createVisitCookie(secret, true).read(requestWith())).toBeUndefined();
  });
});
