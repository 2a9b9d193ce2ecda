import { promote } from '@site/delivery/channels/promote';
import { Refused } from '@site/delivery/gate/proposal';
import { expect, test } from '@site/e2e';
import { siteUrl } from '../support/address.ts';
import { pointTo } from '../support/other-site.ts';
import { gateBeside, publishChanged, releaseStore } from '../support/part-build.ts';
import { request } from '../support/request.ts';
import {
  anchors,
  insertAfter,
  insertBefore,
  pageComponents,
  replace,
  type SourceChange,
  throwOnServer,
} from '../support/source-changes.ts';

test.describe.configure({ timeout: 120_000 });

const badBuilds: [what: string, folder: string, part: string, change: SourceChange, words: RegExp, tag: string[]][] = [
  [
    'that throws on the server',
    'mfe-contact',
    'contact',
    insertAfter(pageComponents.SubscriptionPage, throwOnServer),
    /page: contact .* at \/subscription\. .*Error: Thrown by a test, thrown at pages\/SubscriptionPage\.tsx:\d+:\d+/,
    ['@long'],
  ],
  [
    'that hides its list',
    'mfe-blog',
    'blog',
    replace(anchors.postGrid, '.grid {\n    display: none;'),
    /browser: blog fails in the browser at \/blogs: it hides ".+" and \d+ more texts, which the live page shows; hidden is <ul class="[\w-]*grid/,
    [],
  ],
];

for (const [what, folder, part, change, words, tag] of badBuilds)
  test(`refuses a build ${what}, says why, and keeps the channel`, { tag }, async () => {
    // It builds a part, starts a release and visits it.
    test.slow();
    const version = await publishChanged(folder, [change]);
    const { store, channel, gate } = await openChannel(`gate-${part}`);
    const before = await store.channel(channel).newest();
    const refused = await promote(store, { versions: { [part]: version }, channel, why: 'a bad build', gate }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(Refused);
    const { message } = refused as Refused; // the line above says so
    expect(message).toMatch(words);
    expect(message.split('\n').length).toBeLessThanOrEqual(12);
    expect(await store.channel(channel).newest()).toEqual(before);
  });

test('accepts a good build, and redirects from the address it gives up', { tag: '@long' }, async ({ runOther }) => {
  const version = await publishChanged('mfe-contact', [
    replace(anchors.subscriptionRow, "path: '/mailing'"),
    replace(anchors.subscriptionRoute, "path: '/mailing'"),
    insertBefore(anchors.contactRows, "moved: { '/subscription': '/mailing' },"),
  ]);
  const { store, channel, gate } = await openChannel('gate-good');
  const { release } = await promote(store, { versions: { contact: version }, channel, why: 'a good build', gate });
  expect((await store.readRelease(release)).parts.contact).toBe(version);
  const site = await runOther('address-given-up', { contact: version });
  const { status, headers } = await request('/Subscription/?done=unsubscribed', { site: site.url });
  expect([status, headers.location]).toEqual([301, '/mailing?done=unsubscribed']);
});

/** A channel of its own at the production release, and the gate beside the services of the site under test. */
async function openChannel(channel: string) {
  await pointTo(channel, {});
  return { store: releaseStore(), channel, gate: gateBeside(siteUrl) };
}
