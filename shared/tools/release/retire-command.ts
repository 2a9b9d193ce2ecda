import { createJudge } from '@site/release/gate/create-judge';
import { type Leads, retire } from '@site/release/releases/retire';
import { openStore } from '@site/release/store/open-store';
import { WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { answerMoved } from './answer-moved.ts';
import { defineReleaseCommand } from './define-release-command.ts';
import { whoActs } from './read-source.ts';

export const retireCommand = defineReleaseCommand({
  usage: 'retire PART --to PAGE | --gone',
  summary: 'takes a part off the site; its addresses redirect to a page, or answer 410',
  options: {
    on: { value: 'CHANNEL', help: 'default: production' },
    to: {
      value: '[ADDRESS=]PAGE',
      isRepeatable: true,
      help: 'redirects to this page of another part; with ADDRESS= that one address alone',
    },
    gone: { help: 'addresses without a --to answer 410, gone for good' },
    why: { value: 'TEXT', help: 'for the history' },
    json,
  },
  notes: 'Promoting a version of the part, or a rollback, brings it back.',
  read: ([part, ...more], { on = 'production', to = [], gone = false, why }) => {
    if (!part || more.length > 0) throw new WrongUsage('Name the one part to retire.');
    const typed = ['retire', part, ...to.map((word) => `--to ${word}`), ...(gone ? ['--gone'] : [])].join(' ');
    return { part, channel: on, leads: leadsOf(to, gone), why: why ? `${typed}: ${why}` : typed };
  },
  async run(input) {
    const store = openStore();
    // The code of the parts that stay is what it was, so their tables tell all that can be wrong.
    const judge = createJudge({ store });
    const by = await whoActs();
    return answerMoved(store, { channel: input.channel, words: [input.part] }, () =>
      retire(store, { ...input, by, judge }),
    );
  },
});

function leadsOf(words: string[], isGone: boolean): Leads {
  if (words.length === 0 && !isGone)
    throw new WrongUsage('Where do its addresses lead? --to PAGE says it; --gone means nowhere.');
  const [others, ...more] = words.filter((word) => !word.includes('='));
  if (more.length > 0 || (others && isGone))
    throw new WrongUsage('All addresses that no --to ADDRESS=PAGE names lead to one page, or are gone.');
  return {
    each: Object.fromEntries(words.filter((word) => word.includes('=')).map((word) => word.split('='))),
    ...(isGone ? { others: null } : others && { others }),
  };
}
