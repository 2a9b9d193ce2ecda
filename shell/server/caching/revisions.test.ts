/** @jest-environment node */
import { followRevisions } from './revisions.ts';

const log = { error: jest.fn(), warn: jest.fn() };
beforeEach(() => {
  jest.clearAllMocks();
});

it('renews pages of an API host every minute, and never those that read no service', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
  const revisions = followRevisions({}, { log, apiHost: 'https://api.example' });
  revisions.stop();
  const [first, without] = [revisions.of(['blog']), revisions.of([])];
  jest.advanceTimersByTime(30_000);
  expect(revisions.of(['blog'])).toBe(first);
  jest.advanceTimersByTime(30_000);
  expect(revisions.of(['blog'])).not.toBe(first);
  expect(revisions.of([])).toBe(without);
});

it('requires no revision of a site that forwards to its services, whose pages are renewed every minute', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('Not found', { status: 404 }));
  const revisions = followRevisions({ blog: 'https://www.example.com' }, { log });
  await jest.advanceTimersByTimeAsync(5_000);
  expect([revisions.unavailable(), log.error.mock.calls]).toEqual([[], []]);
  const first = revisions.of(['blog']);
  await jest.advanceTimersByTimeAsync(61_000);
  expect(revisions.of(['blog'])).not.toBe(first);
  revisions.stop();
});

it.each([
  ['an error', () => Response.json({ status: 'error' }, { status: 500 }), '/revision answers 500'],
  ['no JSON', () => new Response('<h1>Welcome to nginx!</h1>'), 'Unexpected token'],
  ['too much', () => Response.json({ data: { revision: '1'.repeat(20_000) } }), 'sends more than 16384 bytes'],
  ['no revision', () => Response.json({ data: {} }), 'Expected "revision"'],
])(
  'takes a service that answers with %s for unavailable, and logs that and its return once',
  async (_what, failure, why) => {
    jest.useFakeTimers();
    const success = () => Response.json({ data: { revision: '1' } });
    let respond = success;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
    const revisions = followRevisions({ blog: 'http://blog' }, { log });
    await jest.advanceTimersByTimeAsync(500);
    respond = failure;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(revisions.unavailable()).toEqual(['blog']);
    expect(revisions.of(['blog'])).toBe('1');
    const blog = { service: 'blog' };
    expect(log.error.mock.calls).toEqual([[blog, expect.stringMatching(/^The blog service is unavailable: /)]]);
    expect(log.error).toHaveBeenCalledWith(blog, expect.stringContaining(why));
    respond = success;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(revisions.unavailable()).toEqual([]);
    expect(log.warn.mock.calls).toEqual([[blog, 'The blog service is available again.']]);
    revisions.stop();
  },
);

it('does not take a service for unavailable where the listener throws', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: { revision: '1' } }));
  const onChange = () => {
    throw new Error('the listener failed');
  };
  const revisions = followRevisions({ blog: 'http://blog' }, { log, onChange });
  await revisions.ready;
  expect(log.error).toHaveBeenCalledWith({ err: new Error('the listener failed') }, expect.any(String));
  expect(revisions.unavailable()).toEqual([]);
  revisions.stop();
});

it('says once that data have changed', async () => {
  jest.useFakeTimers();
  const answers = ['1', '1', '2'];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { revision: answers.shift() } }));
  const onChange = jest.fn();
  const revisions = followRevisions({ blog: 'http://blog' }, { log, onChange });
  await revisions.ready;
  await jest.advanceTimersByTimeAsync(2_000);
  revisions.stop();
  expect(onChange.mock.calls).toEqual([['blog,1'], ['blog,2']]);
});
