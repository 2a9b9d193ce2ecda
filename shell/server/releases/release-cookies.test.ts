import { cookieOf, requestWith } from '../testing/sample-release.ts';
import { createVisitorCookie, visitorCookieName } from './release-cookies.ts';

const secret = 'a secret of this test';

describe('the visitor cookie', () => {
  it('identifies visitors thirty days, hidden from scripts', () => {
    const visitorCookie = createVisitorCookie(secret, true);
    const { id, cookie } = visitorCookie.create();
    expect(visitorCookie.read(requestWith(cookieOf(cookie)))).toEqual({ id });
    expect(cookie.split('; ').slice(1)).toEqual(['Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
  });

  it('keeps the number of a visitor who was counted, and names the trial', () => {
    const visitorCookie = createVisitorCookie(secret, true);
    const counted = visitorCookie.setCounted({ id: 'one' }, 7);
    expect(visitorCookie.read(requestWith(cookieOf(counted)))).toEqual({ id: 'one', countedIn: 7 });
    const again = visitorCookie.setCounted({ id: 'one', countedIn: 7 }, 8);
    expect(visitorCookie.read(requestWith(cookieOf(again)))).toEqual({ id: 'one', countedIn: 8 });
  });

  it('omits Secure over plain http, where browsers would drop it', () => {
    expect(createVisitorCookie(secret, false).create().cookie).not.toContain('Secure');
  });

  it('is bound to this host over TLS, and not read without that', () => {
    const { cookie } = createVisitorCookie(secret, true).create();
    expect(cookie).toContain(`__Host-${visitorCookieName}=`);
    const planted = cookie.replace('__Host-', '');
    expect(createVisitorCookie(secret, true).read(requestWith(cookieOf(planted)))).toBeUndefined();
  });

  it('is ignored when forged', () => {
    const [, signed = ''] = createVisitorCookie('another secret', true).create().cookie.split(/[=;]/);
    const name = `__Host-${visitorCookieName}`;
    expect(createVisitorCookie(secret, true).read(requestWith({ cookie: `${name}=${signed}` }))).toBeUndefined();
    expect(createVisitorCookie(secret, true).read(requestWith())).toBeUndefined();
  });
});
