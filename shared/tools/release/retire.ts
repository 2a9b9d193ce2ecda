import { type Redirects, retire } from '@site/delivery/channels/retire';
import { manifestGate } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { type Command, collect, InvalidArgumentError } from '@site/service/commands/program';
import { currentActor } from './actor.ts';
import { movingCommand } from './options.ts';
import { runMove } from './run-move.ts';

export function addRetire(program: Command): void {
  movingCommand(program, 'retire')
    .description('takes a part off the site; its addresses redirect to a page, or answer 410')
    .argument('<part>')
    .option(
      '--to <[address=]page>',
      'redirect to this page of another part; with ADDRESS= that one address alone; repeatable',
      collect,
    )
    .option('--gone', 'addresses without a --to answer 410, gone for good')
    .addHelpText('after', '\nPromoting a version of the part, or a rollback, brings it back.')
    .action(async (part, { channel, to = [], gone = false, why: given, ...options }) => {
      const typed = ['retire', part, ...to.map((word) => `--to ${word}`), ...(gone ? ['--gone'] : [])].join(' ');
      const redirects = redirectsOf(to, gone);
      const store = openStore();
      const change = {
        part,
        channel,
        redirects,
        why: given ? `${typed}: ${given}` : typed,
        by: await currentActor(),
        // The parts that stay are unchanged, so checking their manifests is enough.
        gate: manifestGate,
      };
      await runMove({ channel, names: [part] }, options, () => retire(store, change));
    });
}

function redirectsOf(targets: string[], isGone: boolean): Redirects {
  if (targets.length === 0 && !isGone)
    throw new InvalidArgumentError('Where do its addresses lead? --to PAGE says it; --gone means nowhere.');
  const [others, ...more] = targets.filter((target) => !target.includes('='));
  if (more.length > 0 || (others && isGone))
    throw new InvalidArgumentError('All addresses that no --to ADDRESS=PAGE names lead to one page, or are gone.');
  return {
    each: Object.fromEntries(targets.filter((target) => target.includes('=')).map((target) => target.split('='))),
    ...(isGone ? { others: null } : others && { others }),
  };
}
