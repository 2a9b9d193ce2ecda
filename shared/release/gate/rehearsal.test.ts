import { manifestOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { createRehearsal } from './rehearsal.ts';

it('refuses if a browser is wanted but the machine has none', async () => {
  const { store } = await openTestStore();
  const runEdge = () => Promise.reject(new Error('no edge is needed to tell'));
  const rehearse = createRehearsal({ store, runEdge, storeSettings: {}, services: {}, browser: undefined });
  const [refusal] = await rehearse('unused', { live: [manifestOf('blog', 'a')], proposed: [manifestOf('blog', 'b')] });
  expect(refusal).toMatchObject({
    check: 'browser',
    part: 'blog',
    reason: 'cannot be checked in a browser: this machine has no Chromium.',
  });
});
