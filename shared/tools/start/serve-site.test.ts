import { openTestStore } from '@site/delivery/testing/open-test-store';
import { neededInPublic } from '@site/service/settings/setting-schemas';
import { siteSettings } from '@site/service/settings/settings';
import * as v from 'valibot';
import { attention, chooseRelease, missingForPublic, servicesDown } from './serve-site.ts';

const built = { shell: '1.0.0-a', blog: '1.0.0-a' };

it('releases the checkout where nothing is live', async () => {
  const { store } = await openTestStore();
  expect(await chooseRelease(store, { channel: 'production', built, releasesCheckout: false })).toMatchObject({
    isNew: true,
    parts: built,
  });
});

it('leaves the channel alone where it has the checkout', async () => {
  const { store, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  expect(await chooseRelease(store, { channel: 'production', built, releasesCheckout: true })).toMatchObject({
    isNew: false,
  });
});

it('keeps what was delivered, and names what differs', async () => {
  const { store, start } = await openTestStore();
  await start({ shell: 'a', blog: 'b', careers: 'a' });
  expect(await chooseRelease(store, { channel: 'production', built, releasesCheckout: false })).toEqual({
    isNew: false,
    parts: { shell: '1.0.0-a', blog: '1.0.0-b', careers: '1.0.0-a' },
    reason: 'production is unchanged; this checkout differs in blog: "npm start -- --release-checkout" makes that live',
  });
});

it('releases the checkout on request, and keeps parts that it does not have', async () => {
  const { store, start } = await openTestStore();
  await start({ shell: 'a', blog: 'b', careers: 'a' });
  expect(await chooseRelease(store, { channel: 'production', built, releasesCheckout: true })).toMatchObject({
    isNew: true,
    parts: { shell: '1.0.0-a', blog: '1.0.0-a', careers: '1.0.0-a' },
  });
});

const relay = neededInPublic('no mail is sent', 'Set it to your mail server.', v.optional(v.string()));
const table = { SITE_URL: siteSettings.SITE_URL, RELAY: relay, HOST: v.optional(v.string()) };

it('says which settings a public site misses, what happens without them, and what to do', () => {
  expect(missingForPublic(table, { SITE_URL: '' }).map(attention).join('\n')).toBe(
    `ATTENTION        SITE_URL is not set: canonical addresses, feeds and the links in mails name this machine.
                 Set it to the public address before visitors come.
ATTENTION        RELAY is not set: no mail is sent.
                 Set it to your mail server.`,
  );
});

it('says nothing of settings that are set', () => {
  expect(missingForPublic(table, { SITE_URL: 'https://www.example.com', RELAY: 'mail.example.com' })).toEqual([]);
});

it('names a service that is down, its version, and the command that brings the former one back', () => {
  const state = { status: 'waiting', until: '2026-11-30T12:00:00.000Z', reason: 'No disk.' } as const;
  const services = {
    blog: { report: () => ({ name: 'blog', live: '1.0.0-b', state }) },
    contact: {
      report: () => ({ name: 'contact', live: '1.0.0-a', runs: '1.0.0-a', state: { status: 'ready' as const } }),
    },
  };
  expect(servicesDown(services).map(attention).join('\n')).toBe(
    `ATTENTION        blog 1.0.0-b is down, and the rest of the site is served: No disk.
                 It is tried again by itself. For the version before: npm run release -- rollback blog`,
  );
});
