import { readEnvironment, serviceEnvironment } from './read-environment.ts';

it('fills in what is not given', () => {
  expect(readEnvironment(serviceEnvironment, { DATA_DIR: '/data', PORT: '' })).toEqual({ DATA_DIR: '/data', PORT: 0, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
});

it.each([
  [{}, 'DATA_DIR: is needed.'],
  [{ DATA_DIR: '/data', PORT: '70000' }, 'PORT: Expected a port from 0 to 65535.'],
  [{ DATA_DIR: '/data', LOG_LEVEL: 'loud' }, 'LOG_LEVEL: Expected one of silent, error, info, debug.'],
  [{ DATA_DIR: '/data', DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: Expected an address that starts with postgres://.'],
])('names what is wrong with %j', (environment, sentence) => {
  expect(() => readEnvironment(serviceEnvironment, environment)).toThrow(sentence);
});
