import { expect, test } from '@site/e2e';
import { pointTo } from '../support/other-site.ts';
import { publishChanged } from '../support/part-build.ts';
import { request, requestHtml } from '../support/request.ts';
import { addedWords, words } from '../support/source-changes.ts';

// `faults/rendering.journey.ts` changes the version of each other part.
const part = 'blog';
const path = '/blogs';

test(`takes a new version of ${part}, built alone, at the next page load and leaves the other parts as they are`, {
  tag: '@long',
}, async ({ site, page, runOther }) => {
  test.setTimeout(120_000);
  const version = await publishChanged(`mfe-${part}`, [words[part]]);
  const other = await runOther(`next-${part}`);
  await site.open(`${other.url}/`);
  const before = await filesOf(other.url, part);
  expect((await requestHtml(path, other.url)).html).not.toContain(addedWords);

  await pointTo(`next-${part}`, { [part]: version });
  await expect.poll(async () => (await requestHtml(path, other.url)).html).toContain(addedWords);
  await site.open(other.url + path);
  await expect(page.locator('main')).toContainText(addedWords);
  await expect(page.locator(`main [data-part="${part}"]`)).toHaveAttribute('data-version', version);
  expect(await filesOf(other.url, part)).toEqual(before);
});

/** Addresses and bytes of the files that pages of the site name, without those of one part. */
async function filesOf(site: string, part: string): Promise<Record<string, string>> {
  const pages = await Promise.all(
    ['/', '/our-leadership', '/blogs', '/contact'].map((path) => requestHtml(path, site)),
  );
  const addresses = new Set(pages.flatMap(({ html }) => html.match(/\/_\/[\w./-]+\.(?:js|css|woff2)/g) ?? []));
  const others = [...addresses].filter((address) => !address.startsWith(`/_/${part}/`)).sort();
  return Object.fromEntries(
    await Promise.all(
      others.map(async (address) => [address, (await request(address, { site })).body.toString('base64')] as const),
    ),
  );
}
