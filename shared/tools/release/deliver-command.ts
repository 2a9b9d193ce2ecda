import { openStore } from '@site/release/store/open-store';
import { type Command, jsonOption, printAnswer } from '@site/service/program';
import { wayBack, waysOn } from './answer-moved.ts';
import { type Delivered, deliver } from './deliver.ts';
import {
  judgeFor,
  parsePercent,
  siteFor,
  siteOption,
  toOption,
  whyOption,
  withoutBrowserOption,
} from './gate-options.ts';
import { createProgress } from './progress.ts';
import { publishHere } from './publish-here.ts';
import { whoActs } from './read-source.ts';
import { buildOption, withoutTypesOption } from './version-commands.ts';

export function addDeliver(program: Command): void {
  program
    .command('deliver')
    .description(
      'all of a delivery: builds, publishes, judges and promotes the part, then waits until the site shows it',
    )
    .argument('<part>')
    .addOption(toOption)
    .option('--canary <n>', 'start a canary for N percent of the visitors instead of promoting', parsePercent)
    .addOption(buildOption)
    .addOption(withoutTypesOption)
    .addOption(siteOption)
    .addOption(withoutBrowserOption)
    .addOption(whyOption)
    .addOption(jsonOption)
    .addHelpText('after', '\nEach step writes a line to stderr. What is refused or fails leaves the channel as it was.')
    .action(async (part, { to: channel, canary, build, withoutTypes, why, ...options }) => {
      const store = openStore();
      const progress = createProgress();
      const types = withoutTypes ? 'unchecked' : 'check';
      const delivery = {
        ...{ part, channel, canary, why },
        by: await whoActs(),
        site: siteFor(options),
        publish: () => publishHere(store, part, { build, types, progress }),
        judge: await judgeFor(store, options, progress.gate),
      };
      const delivered = await deliver(store, delivery, progress);
      printAnswer({ text: inWords(part, channel, delivered), data: { part, channel, ...delivered } }, options);
    });
}

function inWords(part: string, channel: string, { version, entry, outcome }: Delivered): string {
  const name = `${part}@${version}`;
  if (outcome === 'unchanged') return `${name} is on ${channel} already: release ${entry.release}.`;
  if (outcome === 'promoted') return `${name} is on ${channel}: release ${entry.release}. ${wayBack(channel, [part])}`;
  return [
    `${entry.canary?.percent} % of the visitors of ${channel} get ${name}: release ${entry.canary?.release}.`,
    waysOn(channel, [name]),
  ].join('\n');
}
