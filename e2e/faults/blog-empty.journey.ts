import { expect, test } from '@site/journeys';
import { isRemoteSite } from '../support/address.ts';
import { runOtherEdge } from '../support/other-site.ts';
import { requestHtml } from '../support/request.ts';
import { startStandIn } from './support/stand-in.ts';

test.skip(isRemoteSite, 'needs more than an address');

test('says that there are no posts yet, and shows the home page without their block', { tag: '@long' }, async () => {
  const blog = await startStandIn();
  blog.behave('empty');
  const edge = await runOtherEdge('blog-empty', { blog: blog.origin });
  try {
    await expect
      .poll(async () => (await requestHtml('/blogs', edge.url)).html, { timeout: 15_000 })
      .toContain('No posts yet');
    expect((await requestHtml('/blogs', edge.url)).status).toBe(200);
    // Polled: a busy machine may give up the first page of a new process.
    await expect.poll(async () => (await requestHtml('/', edge.url)).status, { timeout: 15_000 }).toBe(200);
    expect((await requestHtml('/', edge.url)).html).not.toContain('id="recent-posts-heading"');
  } finally {
    await edge.stop();
    await blog.stop();
  }
});
