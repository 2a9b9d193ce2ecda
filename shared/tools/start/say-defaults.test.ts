import { sayDefaults } from './say-defaults.ts';

const site = { port: 8080, dataDir: '/srv/site/data' };

it('says what is missing for a public site, and what happens instead', () => {
  const said = saidOf({ SITE_URL: '', SMTP_URL: '' });
  expect(said).toContain(
    'SITE_URL is not set: canonical addresses, feeds and the links in mails say http://localhost:8080.',
  );
  expect(said).toContain(
    'SMTP_URL is not set: no mail is sent. All of it is written into the folder /srv/site/data/outbox.',
  );
});

it('says nothing where both are set', () => {
  expect(saidOf({ SITE_URL: 'https://www.example.com', SMTP_URL: 'smtp://mail.example.com' })).toBe('');
});

function saidOf(env: Record<string, string>): string {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  sayDefaults({ ...site, env });
  const said = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return said;
}
