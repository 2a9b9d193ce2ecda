import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createJudge } from '@site/release/gate/create-judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import { promote } from '@site/release/promote';
import { findBrowser } from '@site/runner/browser';
import { runEdge } from '@site/runner/site';
import { siteUrl } from '../../support/address.ts';
import { ask } from '../../support/ask.ts';
import { pointTo } from '../../support/other-site.ts';
import { publishChanged, releaseStore, releasesDir, runNpm, type SourceChange } from '../../support/part-build.ts';
import { expect } from '../../support/visit.ts';
import { test } from '../../support/visit-beside.ts';

interface BadBuild {
  what: string;
  part: 'blog' | 'contact';
  changes: SourceChange[];
  prepare?: (copy: string) => Promise<void>;
  /** Of what the gate says. */
  words: RegExp;
}

// One after the other: builds beside journeys would starve those of CPU.
test.describe.configure({ timeout: 120_000 });

const contactPage = { file: 'pages/ContactPage.tsx', from: 'const posted = usePosted();' };

const badBuilds: BadBuild[] = [
  {
    what: 'speaks another contract',
    part: 'contact',
    changes: [{ file: '../shared/contracts/part.ts', from: '  canonical?: string;\n', to: '' }],
    prepare: (copy) => runNpm('contract', copy),
    words: /contract: contact speaks contract \d+\.0, the shell beside it \d+\.\d+\./,
  },
  {
    what: 'no longer exposes a fragment',
    part: 'blog',
    changes: [
      { file: 'federation.ts', from: ", './RecentPosts': './fragments/RecentPosts/RecentPosts.tsx'", to: '' },
      { file: 'route-table.ts', from: "fragments: [{ name: 'RecentPosts', data: [recentPath] }]", to: 'fragments: []' },
    ],
    words: /exposed set: blog no longer exposes RecentPosts/,
  },
  {
    what: 'was built against another React',
    part: 'contact',
    changes: [],
    prepare: (copy) => installOtherReact(copy, '20.0.0'),
    words: /shared packages: contact was built against react 20\.0\.0, but the page has the shell's react 19/,
  },
  {
    what: "takes another part's route",
    part: 'contact',
    changes: [
      { file: 'route-table.ts', from: "path: '/subscription'", to: "path: '/blogs'" },
      { file: 'routes.tsx', from: "path: '/subscription'", to: "path: '/blogs'" },
    ],
    words: /routes: contact claims "\/blogs", and so does blog\.|routes: blog claims "\/blogs", and so does contact\./,
  },
  {
    what: 'no longer answers at a route that is live',
    part: 'contact',
    changes: [
      { file: 'route-table.ts', from: "path: '/subscription'", to: "path: '/mailing'" },
      { file: 'routes.tsx', from: "path: '/subscription'", to: "path: '/mailing'" },
    ],
    words: /routes: contact no longer answers at \/subscription, which is live\./,
  },
  {
    what: 'is too heavy',
    part: 'contact',
    changes: [
      {
        ...contactPage,
        to: `${contactPage.from}\n  if (posted === undefined && globalThis.name === ballast) return null;`,
      },
    ],
    prepare: async (copy) => {
      const file = path.join(copy, 'mfe-contact/pages/ContactPage.tsx');
      await writeFile(
        file,
        `${await readFile(file, 'utf8')}\nconst ballast = '${randomBytes(40_000).toString('base64')}';\n`,
      );
    },
    words: /size budget: contact needs \d+\.\d KB for the scripts of ContactPage; the budget is 32\.0 KB/,
  },
  {
    what: 'throws while the server renders it',
    part: 'contact',
    changes: [
      {
        ...contactPage,
        to: `${contactPage.from}\n  if (typeof window === 'undefined') throw new Error('broken on the server');`,
      },
    ],
    words: /server: contact (answers 503 instead of 200|does not render its page) at \/contact/,
  },
  {
    what: 'does not start in the browser',
    part: 'contact',
    changes: [
      {
        ...contactPage,
        to: `${contactPage.from}\n  if (typeof window !== 'undefined') throw new Error('broken in the browser');`,
      },
    ],
    words: /browser: contact does not start its page at \/contact: .*broken in the browser/,
  },
];

for (const { what, part, changes, prepare, words } of badBuilds)
  test(`refuses a build that ${what}, says what to do, and keeps the channel`, async () => {
    const version = await publishChanged(`mfe-${part}`, changes, prepare);
    const { store, channel, judge } = await openChannel(`gate-${version.replaceAll('.', '-')}`);
    const before = await store.readChannel(channel);
    await expect(promote(store, { versions: { [part]: version }, channel, why: 'a bad build', judge })).rejects.toThrow(
      words,
    );
    expect(await store.readChannel(channel)).toEqual(before);
  });

test('accepts a good build, and redirects from the address it gives up', async ({ runOther }) => {
  const [from, to] = ["path: '/subscription'", "path: '/mailing'"];
  const version = await publishChanged('mfe-contact', [
    { file: 'route-table.ts', from, to },
    { file: 'route-table.ts', from: 'routes: [', to: "moved: { '/subscription': '/mailing' },\n  routes: [" },
    { file: 'routes.tsx', from, to },
  ]);
  const { store, channel, judge } = await openChannel('gate-good');
  const { release } = await promote(store, { versions: { contact: version }, channel, why: 'a good build', judge });
  expect((await store.readRelease(release)).parts.contact).toBe(version);
  const site = await runOther('address-given-up', { contact: version });
  const { status, headers } = await ask('/Subscription/?done=left', { site: site.url });
  expect([status, headers.location]).toEqual([308, '/mailing?done=left']);
});

/** A channel of its own at the production release, and the gate beside the services of the site under test. */
async function openChannel(channel: string) {
  const store = releaseStore();
  await pointTo(channel, {});
  const services = { blog: siteUrl, contact: siteUrl };
  const rehearsal = createRehearsal({
    runEdge,
    store,
    storeSettings: { RELEASES_DIR: releasesDir() },
    services,
    browser: findBrowser(),
  });
  return { store, channel, judge: createJudge({ store, rehearsal }) };
}

/** The installed React under another version, in this copy alone. */
async function installOtherReact(copy: string, version: string): Promise<void> {
  const folder = path.join(copy, 'node_modules/react');
  const installed = await readFile(path.join(folder, 'package.json'), 'utf8');
  const source = path.join(import.meta.dirname, '../../../node_modules/react');
  await rm(folder, { recursive: true, force: true });
  await cp(source, folder, { recursive: true, dereference: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...JSON.parse(installed), version }));
}
