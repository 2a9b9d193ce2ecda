import { endCanary, startCanary } from '@site/release/canary/start-canary';
import { createJudge } from '@site/release/gate/judge';
import { promote, rehearse } from '@site/release/releases/promote';
import { type Redirects, retire } from '@site/release/releases/retire';
import { rollback } from '@site/release/releases/rollback';
import { openStore } from '@site/release/store/open-store';
import { type Command, collect, InvalidArgumentError, jsonOption, printAnswer } from '@site/service/program';
import { answerMoved } from './answer-moved.ts';
import {
  judgeFor,
  onOption,
  parsePercent,
  siteOption,
  toOption,
  whyOption,
  withoutBrowserOption,
} from './gate-options.ts';
import { whoActs } from './read-source.ts';
import { isRelease, versionsIn } from './versions-in.ts';

const versionForms = 'PART@VERSION, or PART for the version that this checkout has built and published';

export function addPromote(program: Command): void {
  program
    .command('promote')
    .description('makes these versions live once they pass the gate')
    .argument('<versions...>', `${versionForms}; or the id of a release`)
    .addOption(toOption)
    .option('--dry-run', "say the gate's verdict and change nothing")
    .addOption(siteOption)
    .addOption(withoutBrowserOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .action(async (words, { to: channel, dryRun, why: given, ...options }) => {
      const store = openStore();
      const versions = await versionsIn(store, words);
      const judge = await judgeFor(store, options);
      const moved = inWords(words, versions);
      if (dryRun) {
        await rehearse(store, { versions, channel, judge });
        const text = `${moved.join(' ')} passes the gate of ${channel}. Nothing was changed.`;
        printAnswer({ text, data: { channel, versions, verdict: 'passed' } }, options);
        return;
      }
      const why = given ?? `promote ${moved.join(' ')}`;
      const change = { versions, channel, why, by: await whoActs(), judge };
      printAnswer(await answerMoved(store, { channel, words: moved }, () => promote(store, change)), options);
    });
}

export function addCanary(program: Command): void {
  program
    .command('canary')
    .description(
      'gives these versions to a share of the visitors; the edge ends the canary by itself if it fails more often or is slower',
    )
    .argument('[versions...]', versionForms)
    .addOption(onOption)
    .option('--percent <n>', 'more than 0, at most 100', parsePercent)
    .option('--end', 'end the canary: all visitors get the live release')
    .addOption(siteOption)
    .addOption(withoutBrowserOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .action(async (words, { on: channel, percent, end, why: given, ...options }) => {
      const [store, by] = [openStore(), await whoActs()];
      if (end) {
        if (words.length > 0) throw new InvalidArgumentError(`--end takes no versions, but there is "${words[0]}".`);
        const ending = { channel, why: given ?? 'ended by hand', by };
        printAnswer(await answerMoved(store, { channel, words }, () => endCanary(store, ending)), options);
        return;
      }
      if (percent === undefined)
        throw new InvalidArgumentError('--percent N is missing: the share of the visitors that gets the canary.');
      const versions = await versionsIn(store, words);
      const tried = inWords(words, versions);
      const judge = await judgeFor(store, options);
      const change = { channel, versions, percent, why: given ?? `try ${tried.join(' ')}`, by, judge };
      printAnswer(await answerMoved(store, { channel, words: tried }, () => startCanary(store, change)), options);
    });
}

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('puts the previous release live again, or the one named; given a part, only its previous version')
    .argument('[part-or-release]')
    .addOption(onOption)
    .option('--to <release>', 'default: the previous one')
    .option('--only <part>', 'the same as naming the part; with --to, as it is in that release')
    .addOption(siteOption)
    .addOption(withoutBrowserOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .action(async (word, { on: channel, why = 'rolled back by hand', ...options }) => {
      const [to, only] = word && !isRelease(word) ? [options.to, word] : [word ?? options.to, options.only];
      const store = openStore();
      const [judge, by] = [await judgeFor(store, options), await whoActs()];
      const back = { channel, why, by, judge, ...(to && { to }), ...(only && { only }) };
      printAnswer(await answerMoved(store, { channel, words: [] }, () => rollback(store, back)), options);
    });
}

export function addRetire(program: Command): void {
  program
    .command('retire')
    .description('takes a part off the site; its addresses redirect to a page, or answer 410')
    .argument('<part>')
    .addOption(onOption)
    .option(
      '--to <[address=]page>',
      'redirect to this page of another part; with ADDRESS= that one address alone; repeatable',
      collect,
    )
    .option('--gone', 'addresses without a --to answer 410, gone for good')
    .addOption(whyOption)
    .addOption(jsonOption)
    .addHelpText('after', '\nPromoting a version of the part, or a rollback, brings it back.')
    .action(async (part, { on: channel, to = [], gone = false, why: given, ...options }) => {
      const typed = ['retire', part, ...to.map((word) => `--to ${word}`), ...(gone ? ['--gone'] : [])].join(' ');
      const redirects = redirectsOf(to, gone);
      const store = openStore();
      // The code of the parts that stay is what it was, so their tables tell all that can be wrong.
      const judge = createJudge({ store });
      const change = {
        part,
        channel,
        redirects,
        why: given ? `${typed}: ${given}` : typed,
        by: await whoActs(),
        judge,
      };
      printAnswer(await answerMoved(store, { channel, words: [part] }, () => retire(store, change)), options);
    });
}

function redirectsOf(words: string[], isGone: boolean): Redirects {
  if (words.length === 0 && !isGone)
    throw new InvalidArgumentError('Where do its addresses lead? --to PAGE says it; --gone means nowhere.');
  const [others, ...more] = words.filter((word) => !word.includes('='));
  if (more.length > 0 || (others && isGone))
    throw new InvalidArgumentError('All addresses that no --to ADDRESS=PAGE names lead to one page, or are gone.');
  return {
    each: Object.fromEntries(words.filter((word) => word.includes('=')).map((word) => word.split('='))),
    ...(isGone ? { others: null } : others && { others }),
  };
}

/** A release by its id, versions in full where a bare name was typed. */
function inWords([word = '']: string[], versions: Record<string, string>): string[] {
  return isRelease(word) ? [word] : Object.entries(versions).map((pair) => pair.join('@'));
}
