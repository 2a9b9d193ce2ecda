import { expect, test } from '@site/e2e';
import type { SupervisedProcess } from '@site/runner/supervise';
import { request } from '../support/request.ts';

test('replaces a service and an edge that hang, and works again', { tag: '@long' }, async ({ runOther }) => {
  const site = await runOther('hung', {}, {}, { maxSilenceMs: 3_000 });
  // Nobody listens while the edge is started again.
  const list = () =>
    request('/api/v1/blogsList?limit=1', { site: site.url }).then(
      ({ status }) => status,
      () => undefined,
    );
  expect(await list()).toBe(200);
  const { blog } = site.services;
  if (!blog) throw new Error('The site has no blog service.');
  await expectReplaced(blog);
  await expectReplaced(site.edge);
  await expect.poll(list, { timeout: 30_000 }).toBe(200);
});

/** Suspends the process, as an endless loop would block it, and waits for another in its place. */
async function expectReplaced(one: SupervisedProcess) {
  const hung = one.pid() ?? 0;
  process.kill(hung, 'SIGSTOP');
  await expect.poll(() => one.pid(), { timeout: 30_000 }).not.toBe(hung);
}
