import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings, settingNames } from './settings.ts';

it('needs no setting at all', () => {
  expect(readSettings(settingNames, {})).toMatchObject({ PORT: 8080, CHANNEL: 'production', SERVICES: {}, LOG_LEVEL: 'info', SITE_URL: undefined });
});

it.each(settingNames)('tells operators of %s in the README', (name) => {
  expect(readFileSync(path.join(__dirname, '../../README.md'), 'utf8')).toContain(`\n| \`${name}\` | `);
});

it('takes an empty value for none', () => {
  expect(readSettings(['PORT'], { PORT: '' })).toEqual({ PORT: 8080 });
});

it('reads folders from where it runs and services by name', () => {
  expect(readSettings(['DATA_DIR', 'SERVICES'], { DATA_DIR: 'here', SERVICES: 'blog=http://127.0.0.1:4001,contact=http://127.0.0.1:4002' })).toEqual({
    DATA_DIR: path.resolve('here'),
    SERVICES: { blog: 'http://127.0.0.1:4001', contact: 'http://127.0.0.1:4002' },
  });
});

it.each(['http://127.0.0.1:7480/releases', 'https://my-releases.s3.ap-south-1.amazonaws.com', 'https://s3.ap-south-1.amazonaws.com/my-releases'])(
  'takes the address of a bucket: %s',
  (address) => {
    expect(readSettings(['RELEASES_BUCKET'], { RELEASES_BUCKET: `${address}/` })).toEqual({ RELEASES_BUCKET: address });
  },
);

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535, but is "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ CHANNEL: '../secrets' }, "CHANNEL must be a channel's name"],
  [{ SITE_URL: 'sevantra' }, 'SITE_URL must be an address'],
  [{ SERVICES: 'blog' }, 'SERVICES must be a list'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be yes or no'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, info, debug'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres://'],
  [{ RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS must be a number of months from 1 to 24, but is "0".'],
  [{ RETENTION_MONTHS: '25' }, 'RETENTION_MONTHS must be a number of months from 1 to 24, but is "25".'],
  [{ WEBHOOK_URL: 'http://crm.example/hook' }, 'WEBHOOK_URL must be an https address; plain http only on this machine'],
  [{ RELEASES_BUCKET: 'http://s3.example/releases' }, 'RELEASES_BUCKET must be an address like https://s3.ap-south-1'],
  [{ RELEASES_BUCKET: 'https://s3.example/releases/below' }, 'RELEASES_BUCKET must be an address like https://s3.ap-south-1'],
  [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM must be an e-mail address'],
])('names the setting that is wrong: %j', (environment, sentence) => {
  expect(() => readSettings(settingNames, environment)).toThrow(sentence);
});

it.each([
  [{ SMTP_URL: 'mail://user:secret@mail.example' }, 'SMTP_URL must be an address like smtp://user:password@mail.example.com:587.'],
  [
    { RELEASES_BUCKET: 'https://operator:secret@s3.example/releases' },
    'RELEASES_BUCKET must be an address like https://s3.ap-south-1.amazonaws.com/my-releases; plain http only on this machine.',
  ],
  [{ WEBHOOK_SECRET: 'secret' }, 'WEBHOOK_SECRET must have 16 characters or more.'],
])('does not repeat a secret that is wrong: %j', (environment, sentence) => {
  expect(() => readSettings(settingNames, environment)).toThrow(new Error(sentence));
});
