import { expect, test } from '@site/e2e';
import { isRemoteSite } from '../support/address.ts';
import { runOtherEdge } from '../support/other-site.ts';
import { requestHtml } from '../support/request.ts';
import { startStandIn } from './support/stand-in.ts';

test.skip(isRemoteSite, 'needs more than an address');

test('serves the home page from the last good copy while the blog service is down', { tag: '@long' }, async ({
  runOther,
}) => {
  const site = await runOther('blog-down');
  await expectHome(site.url, 'Recent blog posts');
  await site.services.blog?.stop();
  const home = await requestHtml('/', site.url);
  expect(home.status).toBe(200);
  expect(home.html).toContain('Recent blog posts');
  // Never requested before, so there is no copy: the page comes without the posts.
  const other = await requestHtml('/home', site.url);
  expect(other.status).toBe(200);
  expect(other.html).not.toContain('id="recent-posts-heading"');
  const list = await requestHtml('/blogs', site.url);
  expect(list.status).toBe(503);
  expect(list.html).toContain('The posts could not be loaded');
  expect((await requestHtml('/plumbing-services', site.url)).status).toBe(200);
});

test('serves the last good home page, else one without posts, while the blog service is slow', {
  tag: '@long',
}, async () => {
  const blog = await startStandIn();
  const edge = await runOtherEdge('blog-slow', { blog: blog.origin });
  try {
    await expectHome(edge.url, 'told by a stand-in');
    blog.behave('slow');
    const kept = await requestHtml('/', edge.url);
    expect(kept.status).toBe(200);
    expect(kept.html).toContain('told by a stand-in');
    const bare = await requestHtml('/home', edge.url);
    expect(bare.status).toBe(200);
    expect(bare.html).not.toContain('told by a stand-in');
    const list = await requestHtml('/blogs', edge.url);
    expect(list.html).toContain('The posts could not be loaded');

    blog.behave('good');
    await expect
      .poll(async () => (await requestHtml('/home', edge.url)).html, { timeout: 10_000 })
      .toContain('told by a stand-in');
    await expect
      .poll(async () => (await requestHtml('/blogs', edge.url)).html, { timeout: 10_000 })
      .toContain('told by a stand-in');
  } finally {
    await edge.stop();
    await blog.stop();
  }
});

/** Polled, because on a busy machine the service may answer the first page too late, and the page without posts is then cached for 5 s. */
async function expectHome(site: string, words: string) {
  await expect.poll(async () => (await requestHtml('/', site)).html, { timeout: 15_000 }).toContain(words);
}
