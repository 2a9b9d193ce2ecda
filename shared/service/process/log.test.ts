import { createLog, type LogLevel, logConsole } from './log.ts';

it('makes one line of JSON of whatever is written on the console', () => {
  const [line = ''] = linesAt('info', () => console.error('GET /:', new Error('broken')));
  expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: expect.stringMatching(/^GET \/: Error: broken\n/) });
  expect(line.trimEnd()).not.toContain('\n');
});

it.each<[LogLevel, number]>([
  ['silent', 0],
  ['error', 1],
  ['info', 2],
])('keeps to the level %s', (level, count) => {
  const written = linesAt(level, () => {
    console.error('broken');
    console.warn('odd');
  });
  expect(written).toHaveLength(count);
});

it('logs an error with its stack, but not what a database adds of its own', () => {
  const error = Object.assign(new TypeError('no such thing'), { detail: 'Key (email)=(asha@example.com)' });
  const [line = ''] = linesAt('error', () => createLog('error').error({ err: error }, 'it failed'));
  const err = { name: 'TypeError', message: 'no such thing', stack: expect.stringMatching(/^TypeError: .+\n\s+at /) };
  expect(JSON.parse(line)).toMatchObject({ msg: 'it failed', err });
  expect(line).not.toContain('asha@example.com');
});

/** What `work` leaves in the log. */
function linesAt(level: LogLevel, work: () => void): string[] {
  const written: string[] = [];
  const { error, warn } = console;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  logConsole(createLog(level));
  work();
  Object.assign(console, { error, warn });
  return written;
}
