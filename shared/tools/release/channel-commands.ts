import { endCanary, startCanary } from '@site/delivery/canary/canary';
import { checkPromotion, promote } from '@site/delivery/channels/promote';
import { type Redirects, retire } from '@site/delivery/channels/retire';
import { rollback } from '@site/delivery/channels/rollback';
import { manifestGate } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { isReleaseId } from '@site/delivery/store/release';
import { versionNames } from '@site/delivery/store/version-names';
import { type Command, collect, InvalidArgumentError, printResult } from '@site/service/commands/program';
import { currentActor } from './actor.ts';
import { runMove } from './channel-moves.ts';
import { gateFor } from './gate-beside-site.ts';
import { versionsIn } from './named-versions.ts';
import { againOption, gatedCommand, movingCommand, parseShare } from './options.ts';

const versionForms = 'PART@VERSION, or PART for the version that this checkout has built and published';

export function addPromote(program: Command): void {
  gatedCommand(program, 'promote')
    .description('makes these versions live once they pass the gate; one of the last ten releases without it')
    .argument('<versions...>', `${versionForms}; or the id of a release`)
    .option('--dry-run', "say the gate's verdict and move no channel")
    .addOption(againOption)
    .action(async (args, { channel, dryRun, again, why: given, ...options }) => {
      const store = openStore();
      const versions = await versionsIn(store, args);
      const release = args.find(isReleaseId);
      const gate = gateFor(store, options);
      const names = namesOf(args, versions);
      if (dryRun) {
        await checkPromotion(store, { versions, release, channel, gate, again });
        const text = `${names.join(' ')} passes the gate of ${channel}, which was not moved.`;
        printResult({ text, data: { channel, versions, verdict: 'passed' } }, options);
        return;
      }
      const why = given ?? `promote ${names.join(' ')}`;
      const change = { versions, release, channel, why, by: await currentActor(), gate, again };
      await runMove({ channel, names }, options, () => promote(store, change));
    });
}

export function addCanary(program: Command): void {
  gatedCommand(program, 'canary')
    .description(
      'gives these versions to a share of new visits; an edge stops showing them by itself if they fail more often',
    )
    .argument('[versions...]', versionForms)
    .option('--percent <n>', 'more than 0, at most 100', parseShare)
    .option('--end', 'end the canary: all visitors get the live release')
    .addOption(againOption)
    .action(async (args, { channel, percent, end, again, why: given, ...options }) => {
      const [store, by] = [openStore(), await currentActor()];
      if (end) {
        if (args.length > 0) throw new InvalidArgumentError(`--end takes no versions, but there is "${args[0]}".`);
        const ending = { channel, why: given ?? 'ended by hand', by };
        await runMove({ channel, names: args }, options, () => endCanary(store, ending));
        return;
      }
      if (percent === undefined)
        throw new InvalidArgumentError('--percent N is missing: the share of new visits that get the canary.');
      const versions = await versionsIn(store, args);
      const names = namesOf(args, versions);
      const gate = gateFor(store, options);
      const change = { channel, versions, percent, why: given ?? `try ${names.join(' ')}`, by, gate, again };
      await runMove({ channel, names }, options, () => startCanary(store, change));
    });
}

export function addRollback(program: Command): void {
  gatedCommand(program, 'rollback')
    .description(
      'puts the previous release live again; given a part, only its previous version. What it takes off comes back only with --again',
    )
    .argument('[part]', 'goes back alone; all others stay')
    .option('--to <release>', 'the release to go back to, of which a part takes its version; default: the previous one')
    .addHelpText(
      'after',
      '\nWhat was live within the last ten releases comes back at once, without the gate. Versions that were rolled back are passed over.',
    )
    .action(async (part, { channel, to, why = 'rolled back by hand', ...options }) => {
      const store = openStore();
      const back = { channel, part, to, why, by: await currentActor(), gate: gateFor(store, options) };
      await runMove({ channel, names: [] }, options, () => rollback(store, back));
    });
}

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

/** A release by its id, versions in full where a bare name was typed. */
function namesOf([arg = '']: string[], versions: Record<string, string>): string[] {
  return isReleaseId(arg) ? [arg] : versionNames(versions);
}
