import { isStuck, isUnreachable } from './database-errors.ts';

it.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['all addresses of a host refused', new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })])],
  ['a server that stops', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['a connection lost under a query', new Error('Connection terminated unexpectedly')],
])('knows %s', (_what, error) => {
  expect(isUnreachable(error)).toBe(true);
});

it.each([
  ['a row that stands there already', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['an error of our own', new TypeError('undefined is not a function')],
  ['what is no error', 'ECONNREFUSED'],
])('leaves %s alone', (_what, error) => {
  expect(isUnreachable(error)).toBe(false);
});

it.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', '53100', '55P03'])(
  'knows %s as a lock or a full disk',
  (code) => {
    expect(isStuck(Object.assign(new Error('not now'), { code }))).toBe(true);
  },
);

it.each(['SQLITE_CONSTRAINT', '23505', 'ENOENT', undefined])('leaves %s alone', (code) => {
  expect(isStuck(Object.assign(new Error('a failure'), { code }))).toBe(false);
});
