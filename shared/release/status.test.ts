import { startCanary } from './canary.ts';
import { openGate } from './gate/create-judge.ts';
import { readStatus } from './status.ts';
import { openTestStore } from './testing/open-test-store.ts';

it('says where each channel stands and what a canary tries', async () => {
  const { store, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  await startCanary(store, {
    channel: 'production',
    versions: { blog: await publish('blog', 'b') },
    percent: 5,
    why: 'try',
    judge: openGate,
  });
  const [production] = await readStatus(store);
  expect(production).toMatchObject({
    channel: 'production',
    parts: { shell: '1.0.0-a', blog: '1.0.0-a' },
    tried: { blog: '1.0.0-b' },
  });
});
