import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { newPrivateKey } from '@site/delivery/store/rights/keys';
import { testerToken } from '@site/delivery/tester-token';
import { expect, test } from '@site/e2e';
import { pointTo } from '../support/other-site.ts';
import { releaseStore, releasesDir } from '../support/part-build.ts';
import { republish } from '../support/republish.ts';
import { request } from '../support/request.ts';
import { releaseIn } from '../support/served-release.ts';
import { forgeEntry, signChannel } from '../support/signed-channel.ts';

const channel = 'with-a-policy';
const secret = 'a secret of this journey';

test('shows visitors nothing that the policy of its channel does not allow', { tag: '@long' }, async ({ runOther }) => {
  test.setTimeout(120_000);
  const blog = newPrivateKey();
  await pointTo(channel, {});
  const trust = { RELEASE_POLICY: await signChannel(releaseStore(), channel, { blog }) };
  const site = await runOther(channel, {}, { ...trust, EDGE_SECRET: secret });
  const versionOf = async (part: string) => {
    const { body } = await request('/blogs', { site: site.url, headers: { accept: 'text/html' } });
    return releaseIn(body.toString('utf8')).parts[part]?.version;
  };
  const before = await versionOf('blog');

  await test.step('not what somebody with the key of the store writes there', async () => {
    await forgeEntry(channel);
    await expect.poll(() => releasesPage(site.url)).toContain('Entries of with-a-policy that its policy did not allow');
    expect(await releasesPage(site.url)).toContain('It is not signed.');
    expect(await versionOf('blog')).toBe(before);
  });

  await test.step('but what the team delivers that may', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'blog-team-'));
    const store = openStore({ RELEASES_DIR: releasesDir(), ...trust, RELEASE_KEY: blog, DATA_DIR: folder });
    const version = await republish('blog', 'signed', { store });
    await promote(store, { versions: { blog: version }, channel, why: 'news', gate: allowAll });
    await expect.poll(() => versionOf('blog')).toBe(version);
  });
});

async function releasesPage(site: string): Promise<string> {
  return (await request(`/_/releases?token=${testerToken(secret)}`, { site })).body.toString('utf8');
}
