import { endCanary, startCanary } from '@site/release/canary/canary';
import { createJudge } from '@site/release/gate/judge';
import { describeHeld } from '@site/release/releases/describe';
import { heldAmong, heldSince, hold, unhold } from '@site/release/releases/holds';
import { judgePromotion, promote } from '@site/release/releases/promote';
import { type Redirects, retire } from '@site/release/releases/retire';
import { rollback } from '@site/release/releases/rollback';
import { openStore } from '@site/release/store/open-store';
import { isReleaseId } from '@site/release/store/release-content';
import type { ChannelEntry, ReleaseStore } from '@site/release/store/release-store';
import { parseVersionName } from '@site/release/store/version-names';
import { type Command, collect, InvalidArgumentError, jsonOption, printAnswer } from '@site/service/program';
import {
  channelOption,
  judgeFor,
  parsePercent,
  siteOption,
  versionsIn,
  whyOption,
  withoutBrowserOption,
} from './options.ts';
import { currentActor } from './publish.ts';

const versionForms = 'PART@VERSION, or PART for the version that this checkout has built and published';

export function addPromote(program: Command): void {
  program
    .command('promote')
    .description('makes these versions live once they pass the gate; one of the last ten releases without it')
    .argument('<versions...>', `${versionForms}; or the id of a release`)
    .addOption(channelOption)
    .option('--dry-run', "say the gate's verdict and change nothing")
    .addOption(siteOption)
    .addOption(withoutBrowserOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .action(async (args, { channel, dryRun, why: given, ...options }) => {
      const store = openStore();
      const versions = await versionsIn(store, args);
      const release = args.find(isReleaseId);
      const judge = await judgeFor(store, options);
      const moved = namesOf(args, versions);
      if (dryRun) {
        await judgePromotion(store, { versions, release, channel, judge });
        const text = `${moved.join(' ')} passes the gate of ${channel}. Nothing was changed.`;
        printAnswer({ text, data: { channel, versions, verdict: 'passed' } }, options);
        return;
      }
      const why = given ?? `promote ${moved.join(' ')}`;
      const change = { versions, release, channel, why, by: await currentActor(), judge };
      printAnswer(await moveAndDescribe(store, { channel, moved }, () => promote(store, change)), options);
    });
}

export function addCanary(program: Command): void {
  program
    .command('canary')
    .description(
      'gives these versions to a share of the visitors; the edge ends the canary by itself if it fails more often or is slower',
    )
    .argument('[versions...]', versionForms)
    .addOption(channelOption)
    .option('--percent <n>', 'more than 0, at most 100', parsePercent)
    .option('--end', 'end the canary: all visitors get the live release')
    .addOption(siteOption)
    .addOption(withoutBrowserOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .action(async (args, { channel, percent, end, why: given, ...options }) => {
      const [store, by] = [openStore(), await currentActor()];
      if (end) {
        if (args.length > 0) throw new InvalidArgumentError(`--end takes no versions, but there is "${args[0]}".`);
        const ending = { channel, why: given ?? 'ended by hand', by };
        printAnswer(await moveAndDescribe(store, { channel, moved: args }, () => endCanary(store, ending)), options);
        return;
      }
      if (percent === undefined)
        throw new InvalidArgumentError('--percent N is missing: the share of the visitors that gets the canary.');
      const versions = await versionsIn(store, args);
      const tried = namesOf(args, versions);
      const judge = await judgeFor(store, options);
      const change = { channel, versions, percent, why: given ?? `try ${tried.join(' ')}`, by, judge };
      printAnswer(await moveAndDescribe(store, { channel, moved: tried }, () => startCanary(store, change)), options);
    });
}

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description(
      'puts the previous release live again, or the one named; given a part, only its previous version. Holds what it takes off',
    )
    .argument('[part-or-release]')
    .addOption(channelOption)
    .option('--to <release>', 'default: the previous one; a part goes back to its version in that release')
    .addOption(siteOption)
    .addOption(withoutBrowserOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .addHelpText(
      'after',
      '\nWhat was live within the last ten releases comes back at once, without the gate. Versions that are held are passed over.',
    )
    .action(async (word, { channel, why = 'rolled back by hand', ...options }) => {
      const release = word && isReleaseId(word) ? word : undefined;
      if (release && options.to)
        throw new InvalidArgumentError(`There are two releases, "${release}" and "${options.to}": name one.`);
      const [to, only] = release ? [release, undefined] : [options.to, word];
      const store = openStore();
      const [judge, by] = [await judgeFor(store, options), await currentActor()];
      const back = { channel, why, by, judge, to, only };
      printAnswer(await moveAndDescribe(store, { channel, moved: [] }, () => rollback(store, back)), options);
    });
}

export function addHold(program: Command): void {
  program
    .command('hold')
    .description('keeps a version off a channel until "unhold" lets it back; a rollback does so by itself')
    .argument('<version>', 'PART@VERSION', parseVersion)
    .addOption(channelOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .action(async ({ part, version }, { channel, why = 'held by hand', ...options }) => {
      const [store, by] = [openStore(), await currentActor()];
      const holding = () => hold(store, { part, version, channel, why, by });
      printAnswer(await moveAndDescribe(store, { channel, moved: [`${part}@${version}`] }, holding), options);
    });
}

export function addUnhold(program: Command): void {
  program
    .command('unhold')
    .description('lets a held version back: it may be promoted again')
    .argument('<version>', 'PART@VERSION; "status" lists those that are held', parseVersion)
    .addOption(channelOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .action(async ({ part, version }, { channel, why = 'let back by hand', ...options }) => {
      const [store, by] = [openStore(), await currentActor()];
      const freeing = () => unhold(store, { part, version, channel, why, by });
      printAnswer(await moveAndDescribe(store, { channel, moved: [`${part}@${version}`] }, freeing), options);
    });
}

function parseVersion(text: string) {
  const named = parseVersionName(text);
  if (named) return named;
  throw new InvalidArgumentError('It must be a version, PART@VERSION.');
}

export function addRetire(program: Command): void {
  program
    .command('retire')
    .description('takes a part off the site; its addresses redirect to a page, or answer 410')
    .argument('<part>')
    .addOption(channelOption)
    .option(
      '--to <[address=]page>',
      'redirect to this page of another part; with ADDRESS= that one address alone; repeatable',
      collect,
    )
    .option('--gone', 'addresses without a --to answer 410, gone for good')
    .addOption(whyOption)
    .addOption(jsonOption)
    .addHelpText('after', '\nPromoting a version of the part, or a rollback, brings it back.')
    .action(async (part, { channel, to = [], gone = false, why: given, ...options }) => {
      const typed = ['retire', part, ...to.map((word) => `--to ${word}`), ...(gone ? ['--gone'] : [])].join(' ');
      const redirects = redirectsOf(to, gone);
      const store = openStore();
      // The parts that stay are unchanged, so checking their manifests is enough.
      const judge = createJudge({ store });
      const change = {
        part,
        channel,
        redirects,
        why: given ? `${typed}: ${given}` : typed,
        by: await currentActor(),
        judge,
      };
      printAnswer(await moveAndDescribe(store, { channel, moved: [part] }, () => retire(store, change)), options);
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
  return isReleaseId(arg) ? [arg] : Object.entries(versions).map((pair) => pair.join('@'));
}

/**
 * Moves a channel, and returns where it stands and how to go on or back.
 * @param moved the parts that are moved, `blog@1.0.0-3f9a1c20` or `blog`
 */
export async function moveAndDescribe(
  store: Pick<ReleaseStore, 'readChannel'>,
  { channel, moved }: { channel: string; moved: string[] },
  move: () => Promise<ChannelEntry>,
): Promise<{ text: string; data: unknown }> {
  const before = await store.readChannel(channel);
  const entry = await move();
  const isChanged = entry.revision !== before?.revision;
  const lines = isChanged ? describeMove(channel, moved, entry, before) : [describeUnchanged(channel, moved, entry)];
  return { text: lines.join('\n'), data: { channel, ...entry, isChanged } };
}

function describeMove(channel: string, moved: string[], now: ChannelEntry, before: ChannelEntry | undefined): string[] {
  const { release, revision, canary, action, brought = [] } = now;
  if (action === 'unhold') return [`${moved.join()} may be promoted to ${channel} again (revision ${revision}).`];
  if (action === 'hold') return describeHolds(channel, now, before);
  if (canary && action === 'canary')
    return [
      `${canary.percent} % of the visitors of ${channel} get release ${canary.release}, all others ${release} (revision ${revision}).`,
      canaryHint(channel, moved),
    ];
  const versions = brought.map(({ part, version }) => `${part}@${version}`).join(' ');
  return [
    `${channel} has release ${release} now (revision ${revision})${versions && `: ${versions}`}.${describeCanary(now, before)}`,
    ...(action === 'promote' || action === 'retire' ? [rollbackHint(channel, moved)] : []),
    ...describeHolds(channel, now, before),
  ];
}

/** What is held since this change. */
function describeHolds(channel: string, now: ChannelEntry, before: ChannelEntry | undefined): string[] {
  const names = heldSince(now, before).map(({ part, version }) => `${part}@${version}`);
  if (names.length === 0) return [];
  return [`Held, until "npm run release -- unhold PART@VERSION${channelFlag(channel)}": ${names.join(' ')}.`];
}

function describeCanary({ release, canary }: ChannelEntry, before: ChannelEntry | undefined): string {
  if (canary) return ` Its canary goes on: ${canary.percent} % of the visitors get ${canary.release}.`;
  if (!before?.canary) return '';
  return before.canary.release === release ? ' That was the canary.' : ` The canary ${before.canary.release} ended.`;
}

function describeUnchanged(channel: string, moved: string[], { release, canary, revision, held = [] }: ChannelEntry) {
  const [already] = heldAmong(held, Object.fromEntries(moved.map((one) => one.split('@'))));
  if (already) return `Nothing was changed: ${already.part}@${already.version} ${describeHeld(already, channel)}`;
  return `Nothing was changed: ${channel} has release ${release} already${canary ? '' : ', and no canary'} (revision ${revision}).`;
}

/** How a canary goes on. */
export function canaryHint(channel: string, moved: string[]): string {
  const flag = channelFlag(channel);
  return `For all: npm run release -- promote ${moved.join(' ')}${flag}. For none: npm run release -- canary --end${flag}`;
}

/** How to undo it: one part alone, so that the others stay; the whole release where several moved. */
export function rollbackHint(channel: string, [first = '', ...more]: string[]): string {
  const part = more.length > 0 ? '' : ` ${first.replace(/@.*/, '')}`;
  return `Back: npm run release -- rollback${part}${channelFlag(channel)}`;
}

function channelFlag(channel: string): string {
  return channel === 'production' ? '' : ` --channel ${channel}`;
}
