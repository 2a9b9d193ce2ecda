/** @jest-environment node */
import { followRevisions } from './revisions.ts';

it('keeps the revision while nobody announces another', () => {
  const revisions = follow();
  const first = revisions.of(['blog']);
  jest.advanceTimersByTime(3_600_000);
  expect(revisions.of(['blog'])).toBe(first);
});

it('renews pages of an API host every minute', () => {
  const revisions = follow('https://api.example');
  const first = revisions.of(['blog']);
  jest.advanceTimersByTime(30_000);
  expect(revisions.of(['blog'])).toBe(first);
  jest.advanceTimersByTime(30_000);
  expect(revisions.of(['blog'])).not.toBe(first);
});

it('never renews pages that read no service', () => {
  const revisions = follow('https://api.example');
  const first = revisions.of([]);
  jest.advanceTimersByTime(3_600_000);
  expect(revisions.of([])).toBe(first);
});

it('takes a service that missed three requests for away', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).includes('hung')) throw new Error('no answer');
    return Response.json({ data: { revision: '1' } });
  });
  const revisions = followRevisions({ blog: 'http://hung', contact: 'http://well' });
  await jest.advanceTimersByTimeAsync(1_500);
  expect(revisions.unavailable()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(revisions.unavailable()).toEqual(['blog']);
  revisions.stop();
});

function follow(apiHost?: string) {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
  const revisions = followRevisions({}, { apiHost });
  revisions.stop();
  return revisions;
}
