import { createHash } from 'node:crypto';
import { cookieOf, requestWith } from '../testing/sample-release.ts';
import { createVisitors, isDrawn, visitorCookie } from './visitors.ts';

const secret = 'a secret of this test';
/** The same visitors at every run. */
const ids = Array.from({ length: 10_000 }, (_, index) =>
  createHash('md5').update(`visitor ${index}`).digest('base64url'),
);

describe('the visitors of a canary', () => {
  it.each([1, 5, 12.5, 50, 99])('are %d percent of all, within one percentage point', (percent) => {
    const drawn = ids.filter((id) => isDrawn(id, 'aaaaaaaaaaaa', percent)).length;
    expect(Math.abs(drawn / 100 - percent)).toBeLessThanOrEqual(1);
  });

  it('stay drawn when the share grows', () => {
    const before = ids.filter((id) => isDrawn(id, 'aaaaaaaaaaaa', 5));
    expect(before.every((id) => isDrawn(id, 'aaaaaaaaaaaa', 20))).toBe(true);
  });

  it('are others for the next canary: nobody gets them all', () => {
    const both = ids.filter((id) => isDrawn(id, 'aaaaaaaaaaaa', 10) && isDrawn(id, 'bbbbbbbbbbbb', 10)).length;
    expect(Math.abs(both / 100 - 1)).toBeLessThanOrEqual(0.5);
  });

  it('are all at 100 percent', () => {
    expect(ids.every((id) => isDrawn(id, 'aaaaaaaaaaaa', 100))).toBe(true);
  });
});

describe('a visitor', () => {
  it('is known again by a cookie that no script reads, for thirty days', () => {
    const visitors = createVisitors(secret, true);
    const { id, cookie } = visitors.make();
    expect(visitors.of(requestWith(cookieOf(cookie)))).toBe(id);
    expect(cookie.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax', 'Secure']);
  });

  it('has a cookie without Secure over plain http, where a browser would not keep it', () => {
    expect(createVisitors(secret, false).make().cookie).not.toContain('Secure');
  });

  it('cannot be made up', () => {
    const [, signed = ''] = createVisitors('another secret', true).make().cookie.split(/[=;]/);
    expect(createVisitors(secret, true).of(requestWith({ cookie: `${visitorCookie}=${signed}` }))).toBeUndefined();
    expect(createVisitors(secret, true).of(requestWith())).toBeUndefined();
  });
});
