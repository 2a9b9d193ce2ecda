import path from 'node:path';
import * as v from 'valibot';
import { needing } from './setting-schemas.ts';
import { readSettings, siteSettings } from './settings.ts';

it('works without any setting', () => {
  expect(readSettings(siteSettings, undefined, {})).toMatchObject({
    PORT: 8080,
    SERVICES: {},
    LOG_LEVEL: 'info',
    SITE_URL: undefined,
  });
});

it('treats an empty value as unset', () => {
  expect(readSettings(siteSettings, ['PORT'], { PORT: '' })).toEqual({ PORT: 8080 });
});

it('resolves folders and reads services by name', () => {
  expect(
    readSettings(siteSettings, ['DATA_DIR', 'SERVICES'], {
      DATA_DIR: 'here',
      SERVICES: 'blog=http://127.0.0.1:4001,contact=http://127.0.0.1:4002/',
    }),
  ).toEqual({
    DATA_DIR: path.resolve('here'),
    SERVICES: { blog: 'http://127.0.0.1:4001', contact: 'http://127.0.0.1:4002' },
  });
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535, but is "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ SITE_URL: 'sevantra' }, 'SITE_URL must be an address'],
  [{ SERVICES: 'blog' }, 'SERVICES must be a list'],
  [{ SERVICES: 'contact=localhost:4002' }, 'SERVICES must be a list'],
  [{ SERVICES: 'blog=http://127.0.0.1:4001/blog' }, 'SERVICES must be a list'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, info, debug'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address like postgres://'],
  [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL must be an address like postgres://'],
])('names the invalid setting: %j', (environment, sentence) => {
  expect(() => readSettings(siteSettings, undefined, environment)).toThrow(sentence);
});

it.each([
  ['p/ss', 'postgres://site:p/ss@db.example:5432/site'],
  ['12/ss, which leaves a number for a port', 'postgres://site:12/ss@db.example:5432/site'],
  ['12#ss', 'postgresql://site:12#ss@db.example/site'],
  ['12?ss', 'postgres://site:12?ss@db.example/site'],
  ['p@ss/word', 'postgres://site:p@ss/word@db.example/site'],
])('says how to write a password like %s, and nothing of it', (_what, address) => {
  const problem = sentenceFor({ DATABASE_URL: address });
  expect(problem).toMatch(
    /^DATABASE_URL goes on after host and port: .+ write \/ as %2F, # as %23, \? as %3F and @ as %40/,
  );
  expect(problem).not.toMatch(/ss@|12|db\.example:|site@/);
});

it.each([
  'postgres://site:p%2Fss%23@db.example:5432/site',
  'postgres://site:p@ss@db.example/site',
  'postgres://site@db.example/site?sslmode=verify-full&sslrootcert=/etc/ca.pem',
])('takes %s', (address) => {
  expect(readSettings(siteSettings, ['DATABASE_URL'], { DATABASE_URL: address })).toEqual({ DATABASE_URL: address });
});

it.each(['https://www.example.com/site', 'https://www.example.com/?a=b', 'https://www.example.com/#top'])(
  'refuses the site address %s, whose end would be lost',
  (address) => {
    expect(sentenceFor({ SITE_URL: address })).toBe(
      `SITE_URL must end after the host or its port, like https://www.example.com, but is "${address}".`,
    );
    expect(sentenceFor({ API_HOST: address })).toMatch(/^API_HOST must end after the host/);
  },
);

it('prints no password of any address', () => {
  expect(sentenceFor({ SITE_URL: 'https://user:secret@www.example.com' })).toMatch(
    /but is "https:\/\/…@www.example.com"/,
  );
  expect(sentenceFor({ SERVICES: 'blog=http://user:secret@b' })).toMatch(/but is "blog=http:\/\/…@b"/);
  expect(sentenceFor({ SERVICES: 'blog=http://a,contact:http://user:secret@b' })).not.toContain('secret');
});

it('does not print an invalid secret', () => {
  expect(() => readSettings(siteSettings, undefined, { DATABASE_URL: 'mysql://user:secret@host' })).toThrow(
    new Error('DATABASE_URL must be an address like postgres://user:password@db.example.com:5432/site.'),
  );
});

it('names all invalid settings at once', () => {
  expect(() => readSettings(siteSettings, undefined, { PORT: 'eighty', SERVICES: 'blog', LOG_LEVEL: 'loud' })).toThrow(
    /^PORT must .+\.\nSERVICES must .+\.\nLOG_LEVEL must .+\.$/,
  );
});

function sentenceFor(environment: NodeJS.ProcessEnv): string {
  try {
    readSettings(siteSettings, undefined, environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

it('names what a setting cannot do without', () => {
  const table = { HOOK: needing(['HOOK_KEY'], v.optional(v.string())), HOOK_KEY: v.optional(v.string()) };
  expect(() => readSettings(table, undefined, { HOOK: 'https://crm.example' })).toThrow(
    new Error('HOOK needs HOOK_KEY: set HOOK_KEY too, or unset HOOK.'),
  );
  expect(readSettings(table, undefined, { HOOK_KEY: 'key' })).toEqual({ HOOK_KEY: 'key' });
});
