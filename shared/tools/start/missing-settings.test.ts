import { missingForPublic } from './missing-settings.ts';

const site = { port: 8080, dataDir: '/srv/site/data' };

it('says what is missing for a public site, and what happens instead', () => {
  const said = missingForPublic({ ...site, env: { SITE_URL: '', SMTP_URL: '' } }).join('\n');
  expect(said).toContain(
    'SITE_URL is not set: canonical addresses, feeds and the links in mails say http://localhost:8080.',
  );
  expect(said).toContain(
    'SMTP_URL is not set: no mail is sent. All of it is written into the folder /srv/site/data/outbox.',
  );
});

it('says nothing where both are set', () => {
  const env = { SITE_URL: 'https://www.example.com', SMTP_URL: 'smtp://mail.example.com' };
  expect(missingForPublic({ ...site, env })).toEqual([]);
});
