import { brand } from '@site/brand';
import { readContactSettings } from './settings.ts';

it.each([
  [{ MAX_FORMS: '99' }, 'MAX_FORMS must be a number of forms from 100 to 10000000, but is "99".'],
  [{ RETENTION_MONTHS: '25' }, 'RETENTION_MONTHS must be a number of months from 1 to 24, but is "25".'],
  [{ WEBHOOK_URL: 'https://crm.example/hook' }, 'WEBHOOK_URL needs WEBHOOK_SECRET: set WEBHOOK_SECRET too'],
  [
    { WEBHOOK_URL: 'https://169.254.169.254/hook', WEBHOOK_SECRET: 'a secret of the other side' },
    'WEBHOOK_URL leads to 169.254.169.254, which is not a public address: name it in WEBHOOK_ALLOW if that is intended',
  ],
  [
    { WEBHOOK_URL: 'http://localhost:9000', WEBHOOK_SECRET: 'a secret of the other side', WEBHOOK_ALLOW: '10.0.0.0/8' },
    'WEBHOOK_URL leads to localhost, which is not a public address',
  ],
  [{ WEBHOOK_ALLOW: '10.0.0.0/8,http://x' }, 'WEBHOOK_ALLOW must be a list of hosts, addresses or ranges like'],
  [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM must be an email address'],
  [{ MAIL_FROM: 'Sales' }, 'MAIL_FROM must be an email address such as hello@example.com or Sales <sales@example.com>'],
  [{ ENQUIRY_MAIL_TO: 'a@b.example c@d.example' }, 'ENQUIRY_MAIL_TO must be email addresses such as'],
  [{ ENQUIRY_MAIL_TO: 'a@b.example, desk' }, 'ENQUIRY_MAIL_TO must be email addresses such as'],
  [{ ENQUIRY_MAIL_TO: 'Team: a@b.example, c@d.example;' }, 'ENQUIRY_MAIL_TO must be email addresses such as'],
  [{ ENQUIRY_MAIL_TO: 'आशा@मेल.भारत' }, 'ENQUIRY_MAIL_TO must be email addresses such as'],
  [{ ENQUIRY_MAIL_TO: ',' }, 'ENQUIRY_MAIL_TO must be email addresses such as'],
])('names the setting that is wrong: %j', (environment, sentence) => {
  expect(() => readContactSettings(environment)).toThrow(sentence);
});

it.each([
  ['a@b.example, c@d.example', [company('a@b.example'), company('c@d.example')]],
  ['Noida desk <desk@b.example>', [{ name: 'Noida desk', address: 'desk@b.example' }]],
  [
    '"Sales, Noida" <a@b.example>,c@d.example,',
    [{ name: 'Sales, Noida', address: 'a@b.example' }, company('c@d.example')],
  ],
  ['x@मेल.भारत, x@bücher.example', [company('x@xn--r2bi6d.xn--h2brj9c'), company('x@xn--bcher-kva.example')]],
])('reads the recipients %s', (written, mailTo) => {
  expect(readContactSettings({ ENQUIRY_MAIL_TO: written })).toMatchObject({ mailTo });
});

it.each([
  [{}, ['email', 'acknowledgement']],
  [{ ENQUIRY_MAIL: 'no' }, ['acknowledgement']],
  [{ ACKNOWLEDGE: 'no' }, ['email']],
  [
    { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 'a secret of the other side' },
    ['email', 'webhook', 'acknowledgement'],
  ],
])('sends of each enquiry what is on: %j', (environment, messageKinds) => {
  expect(readContactSettings(environment)).toMatchObject({ messageKinds });
});

it('reads a sender with its name', () => {
  const mailFrom = { name: 'Notes', address: 'notes@xn--bcher-kva.example' };
  expect(readContactSettings({ MAIL_FROM: 'Notes <notes@bücher.example>' })).toMatchObject({ mailFrom });
});

function company(address: string) {
  return { name: brand.name, address };
}

const unescaped =
  'SMTP_URL goes on after host and port: in user and password write / as %2F, # as %23, ? as %3F and @ as %40, so that it is like smtp://user:password@mail.example.com:587.';

it.each([
  [
    { SMTP_URL: 'mail://user:secret@mail.example' },
    'SMTP_URL must be an address like smtp://user:password@mail.example.com:587.',
  ],
  [{ SMTP_URL: 'smtp://desk:p@ss/w#rd@mail.example:587' }, unescaped],
  [{ SMTP_URL: 'smtp://desk:12#rd@mail.example' }, unescaped],
  [{ SMTP_URL: 'smtp://mail.example/inbox' }, unescaped],
  [
    { WEBHOOK_URL: 'http://hooks.example/secret' },
    'WEBHOOK_URL must be an https address; plain http only on this machine.',
  ],
  [{ WEBHOOK_SECRET: 'secret' }, 'WEBHOOK_SECRET must have 16 characters or more.'],
])('never repeats a wrong secret: %j', (environment, sentence) => {
  expect(() => readContactSettings(environment)).toThrow(new Error(sentence));
});
