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

it('considers a service down that missed three requests', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue();
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

it.each([
  ['an error', () => Response.json({ status: 'error' }, { status: 500 }), '/revision answers 500'],
  ['no JSON', () => new Response('<h1>Welcome to nginx!</h1>'), 'Unexpected token'],
  ['no revision', () => Response.json({ data: {} }), 'Expected "revision"'],
])(
  'takes a service that answers with %s for unavailable, and logs that and its return once',
  async (_what, failure, why) => {
    jest.useFakeTimers();
    const [complaint, relief] = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
    for (const spy of [complaint, relief]) spy.mockReturnValue();
    const success = () => Response.json({ data: { revision: '1' } });
    let answer = success;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
    const revisions = followRevisions({ blog: 'http://blog' });
    await jest.advanceTimersByTimeAsync(500);
    answer = failure;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(revisions.unavailable()).toEqual(['blog']);
    expect(revisions.of(['blog'])).toBe('1');
    expect(complaint.mock.calls).toEqual([[expect.stringMatching(/^The blog service is unavailable: /)]]);
    expect(complaint.mock.calls[0]?.[0]).toContain(why);
    answer = success;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(revisions.unavailable()).toEqual([]);
    expect(relief.mock.calls).toEqual([['The blog service is available again.']]);
    revisions.stop();
  },
);

it('does not take a service for unavailable whose change nobody can hear', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: { revision: '1' } }));
  const complaint = jest.spyOn(console, 'error').mockReturnValue();
  const onChange = () => {
    throw new Error('nobody listens');
  };
  const revisions = followRevisions({ blog: 'http://blog' }, { onChange });
  await revisions.ready;
  expect(complaint).toHaveBeenCalledWith(expect.any(String), new Error('nobody listens'));
  expect(revisions.unavailable()).toEqual([]);
  revisions.stop();
});

function follow(apiHost?: string) {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
  const revisions = followRevisions({}, { apiHost });
  revisions.stop();
  return revisions;
}
