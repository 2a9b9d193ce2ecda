import type { ChannelEntry } from '@site/release/store/release-store';
import { moveAndDescribe } from './channel-commands.ts';

const live: ChannelEntry = { revision: 7, release: 'aaaaaaaaaaaa', at: '', action: 'promote', why: '' };
const tried: ChannelEntry = {
  ...live,
  ...{ revision: 8, action: 'canary', canary: { release: 'bbbbbbbbbbbb', percent: 5 } },
};
const promoted: ChannelEntry = { ...live, revision: 9, release: 'bbbbbbbbbbbb' };

it.each([
  ['production', live, tried, 'For all: npm run release -- promote blog@b. For none: npm run release -- canary --end'],
  ['staging', live, tried, 'promote blog@b --to staging. For none: npm run release -- canary --end --on staging'],
  ['staging', live, promoted, 'Back: npm run release -- rollback blog --on staging'],
  ['production', tried, promoted, 'now (revision 9). That was the canary.\nBack: npm run release -- rollback blog'],
  ['production', tried, { ...live, revision: 9 }, 'The canary bbbbbbbbbbbb ended.'],
  [
    'production',
    live,
    live,
    'Nothing was changed: production has release aaaaaaaaaaaa already, and no canary (revision 7).',
  ],
])('says where %s stands after a command, and what takes it on or back', async (channel, before, now, words) => {
  const store = { readChannel: async () => before };
  const { text } = await moveAndDescribe(store, { channel, moved: ['blog@b'] }, async () => now);
  expect(`${text}\n`).toContain(`${words}\n`);
});
