import type { ChannelEntry } from '@site/delivery/store/channel-entry';
import { describeMove } from './run-move.ts';

const live: ChannelEntry = { revision: 7, release: 'aaaaaaaaaaaa', at: '', action: 'promote', why: '' };
const withCanary: ChannelEntry = {
  ...live,
  revision: 8,
  action: 'canary',
  canary: { release: 'bbbbbbbbbbbb', percent: 5 },
};
const promoted: ChannelEntry = { ...live, revision: 9, release: 'bbbbbbbbbbbb' };
const takenOff: ChannelEntry = {
  ...live,
  revision: 9,
  action: 'rollback',
  rolledBack: [{ part: 'blog', version: 'b', at: '', why: '' }],
};

it.each([
  [
    'production',
    live,
    withCanary,
    'For all: npm run release -- promote blog@b. For none: npm run release -- canary --end',
  ],
  [
    'staging',
    live,
    withCanary,
    'promote blog@b --channel staging. For none: npm run release -- canary --end --channel staging',
  ],
  ['staging', live, promoted, 'Back: npm run release -- rollback blog --channel staging'],
  [
    'production',
    withCanary,
    promoted,
    'now (revision 9). That was the canary.\nBack: npm run release -- rollback blog',
  ],
  ['production', withCanary, { ...live, revision: 9 }, 'The canary bbbbbbbbbbbb ended.'],
  ['production', withCanary, takenOff, 'The canary bbbbbbbbbbbb ended.\nComes back only with --again: blog@b.'],
  [
    'production',
    live,
    live,
    'Nothing was changed: production has release aaaaaaaaaaaa already, and no canary (revision 7).',
  ],
])('says where %s stands after a command, and what takes it on or back', (channel, before, now, words) => {
  expect(`${describeMove({ channel, names: ['blog@b'] }, { ...now, before, isChanged: now !== before })}\n`).toContain(
    `${words}\n`,
  );
});

it.each([
  ['a release', ['bbbbbbbbbbbb'], 'rollback'],
  ['several parts', ['blog@b', 'contact@b'], 'rollback'],
  ['one part', ['blog@b'], 'rollback blog'],
  ['a part that is retired', ['blog'], 'rollback blog'],
])('names the way back of %s', (_what, names, command) => {
  expect(describeMove({ channel: 'production', names }, { ...promoted, before: live, isChanged: true })).toMatch(
    new RegExp(`^Back: npm run release -- ${command}$`, 'm'),
  );
});
