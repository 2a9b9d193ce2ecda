import { createAttempts, partTimeoutMs } from './attempts.ts';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no marks.
  performance.mark = jest.fn();
});

afterEach(() => jest.useRealTimers());

it('is ready with the loaded module', async () => {
  const { attempt, arrive } = startOne();
  expect(attempt.state).toEqual({ status: 'waiting' });
  arrive('Page');
  await expect(attempt.settled).resolves.toEqual({ status: 'ready', name: 'Page' });
});

it('fails at the timeout, and is ready when it arrives late', async () => {
  const { attempt, arrive, changes } = startOne();
  await jest.advanceTimersByTimeAsync(partTimeoutMs - 1);
  expect(attempt.state.status).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  await expect(attempt.settled).resolves.toEqual({ status: 'failed' });
  arrive('Page');
  await jest.advanceTimersByTimeAsync(0);
  expect(attempt.state).toEqual({ status: 'ready', name: 'Page' });
  expect(changes()).toBe(2);
});

it('fails at once on an error, and says so in the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { attempt, fail } = startOne();
  fail(new Error('offline'));
  await expect(attempt.settled).resolves.toEqual({ status: 'failed' });
  expect(log).toHaveBeenCalledTimes(1);
  expect(performance.mark).toHaveBeenCalledWith('part-failed', { detail: { part: 'news', stack: [] } });
});

it('shows no failure for an error while the visitor leaves, until the timeout', async () => {
  const { attempt, fail } = startOne();
  dispatchEvent(new Event('beforeunload'));
  fail(new Error('aborted'));
  await jest.advanceTimersByTimeAsync(partTimeoutMs - 1);
  expect(attempt.state.status).toBe('waiting');
  expect(performance.mark).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(attempt.state.status).toBe('failed');
});

it('drops the attempts of one part that are not ready, and keeps the rest', async () => {
  const attempts = createAttempts(() => {});
  await attempts.start('/ready', 'news', async () => ({})).settled;
  attempts.start('/waiting', 'news', () => new Promise(() => {}));
  attempts.start('/other', 'shop', () => new Promise(() => {}));
  expect(attempts.dropUnready('news')).toEqual(['/waiting']);
  expect(['/ready', '/waiting', '/other'].filter((path) => attempts.get(path))).toEqual(['/ready', '/other']);
});

/** One attempt to load the part `news`, which the test ends. */
function startOne() {
  const onChange = jest.fn();
  let arrive = (_name: string) => {};
  let fail = (_error: Error) => {};
  const loading = new Promise<{ name: string }>((resolve, reject) => {
    arrive = (name) => resolve({ name });
    fail = reject;
  });
  const attempt = createAttempts<{ name: string }>(onChange).start('/news', 'news', () => loading);
  return { attempt, arrive, fail, changes: () => onChange.mock.calls.length };
}
