import { readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({ port: 8080, siteUrl: 'http://localhost:8080', channel: 'production', serviceOrigins: {} });
});

it('reads the services by name', () => {
  expect(readConfig({ SERVICES: 'blog=http://127.0.0.1:4001,contact=http://127.0.0.1:4002' }).serviceOrigins).toEqual({
    blog: 'http://127.0.0.1:4001',
    contact: 'http://127.0.0.1:4002',
  });
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number'],
  [{ CHANNEL: '../secrets' }, "CHANNEL must be a channel's name"],
  [{ SITE_URL: 'sevantra' }, 'SITE_URL must be an address'],
  [{ SERVICES: 'blog' }, 'SERVICES must be a list'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be yes or no'],
])('names the setting that is wrong: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
