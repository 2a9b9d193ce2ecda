import { isUnreachable } from './is-unreachable.ts';

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
  ['a fault of our own', new TypeError('undefined is not a function')],
  ['what is no error', 'ECONNREFUSED'],
])('leaves %s alone', (_what, error) => {
  expect(isUnreachable(error)).toBe(false);
});
