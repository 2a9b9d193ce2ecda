import { dayMs } from '@site/text/indian-time';
import { storedSubscription } from '../testing/stored-rows.ts';
import { confirmationTimeoutMs, createSubscriptionLinks } from './subscription-links.ts';

const noon = new Date('2026-11-20T06:30:00.000Z');
const subscription = { ...storedSubscription, requested_at: noon.toISOString() };

it('reads its own links until they expire', () => {
  const token = tokenIn(linksAt(noon).confirm(subscription));
  expect(linksAt(noon).read('confirm', token)).toBe(subscription.id);
  expect(linksAt(later(confirmationTimeoutMs - 1)).read('confirm', token)).toBe(subscription.id);
  expect(linksAt(later(confirmationTimeoutMs)).read('confirm', token)).toBeUndefined();
});

it('accepts unsubscribe links for ever', () => {
  const token = tokenIn(linksAt(noon).unsubscribe(subscription));
  expect(linksAt(later(50 * 365 * dayMs)).read('unsubscribe', token)).toBe(subscription.id);
});

it('signs an unsubscribe link byte for byte as in the mails of November 2026', () => {
  const token = 'leave.6b1f0c9e-8f6c-4d0c-9d0a-0c8f5f3f7a11.0.DXwXZvr9PcEKR432RR8-J_YH7ZsPA8tpCCx5ZXyrk0Y';
  expect(tokenIn(linksAt(noon).unsubscribe(subscription))).toBe(token);
});

it('refuses links of another purpose, with another end, or that are none', () => {
  const links = linksAt(noon);
  const token = tokenIn(links.confirm(subscription));
  expect(links.read('unsubscribe', token)).toBeUndefined();
  expect(links.read('confirm', token.replace(/\.\d+\./, '.9999999999999.'))).toBeUndefined();
  for (const nonsense of ['', '...', 'confirm', 'confirm..0.', `confirm.${subscription.id}.0.`])
    expect(links.read('confirm', nonsense)).toBeUndefined();
});

it('does not reveal the address', () => {
  const links = linksAt(noon);
  const { confirm, unsubscribe, oneClickUnsubscribe } = links;
  for (const link of [confirm, unsubscribe, oneClickUnsubscribe]) expect(link(subscription)).not.toMatch(/asha|school/);
});

function linksAt(now: Date) {
  return createSubscriptionLinks({ subscription: Buffer.alloc(32, 7) }, 'https://www.sevantra.example', () => now);
}

function later(milliseconds: number): Date {
  return new Date(noon.getTime() + milliseconds);
}

function tokenIn(url: string): string {
  return [...new URL(url).searchParams.values()][0] ?? '';
}
