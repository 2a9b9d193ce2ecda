import { compareToLive, type PartDifference } from '@site/delivery/channels/compare-releases';
import { describeDifference } from '@site/delivery/channels/describe';
import { checkPromotion } from '@site/delivery/channels/promote';
import type { Gate } from '@site/delivery/gate/gate';
import { channelNames } from '@site/delivery/store/channel';
import { openStore } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import type { Command } from '@site/service/commands/program';
import { errorText } from '@site/service/process/system-errors';
import { escapeControlsInText } from '@site/text/visible-text';
import { gateFor, siteFor } from './gate-beside-site.ts';
import { siteOption, withoutBrowserOption } from './options.ts';
import { createProgress } from './progress.ts';
import { buildOption, publishFromCheckout, publishShell, versionOption, withShell } from './publish.ts';
import { maxHours, signToken, testerLink } from './token-command.ts';

const channel = channelNames.production;

export function addPreview(program: Command): void {
  program
    .command('preview')
    .description(
      'for a pull request: builds and publishes the part, and prints as Markdown a link that shows it among the live parts, what differs, and what the gate says',
    )
    .argument('<part>')
    .addOption(buildOption)
    .addOption(versionOption)
    .addOption(siteOption)
    .addOption(withoutBrowserOption)
    .action(async (part, { build, version: published, ...options }) => {
      const store = openStore();
      const progress = createProgress();
      const site = siteFor(options);
      const gate = gateFor(store, options, progress.gate);
      const print = (text: string) => void process.stdout.write(text);
      try {
        const version = published ?? (await publishFromCheckout(store, part, { build, progress }));
        const versions = await withShell(store, { part, version, channel }, () => publishShell(store, { progress }));
        await preview(store, { part, version, versions, site, gate }, print);
      } catch (error) {
        print(describeFailure('preview', error));
        throw error;
      }
    });
}

interface Previewed {
  part: string;
  version: string;
  /** The version of the part, and that of the shell that it needs. */
  versions: Record<string, string>;
  /** The site of the link. */
  site: string;
  gate: Gate;
}

/** Writes Markdown about a version that is to go live. No channel moves. Throws `Refused`. */
async function preview(
  store: ReleaseStore,
  { part, version, versions, site, gate }: Previewed,
  write: (markdown: string) => void | Promise<void>,
): Promise<void> {
  const token = await signToken(maxHours);
  const link = token && testerLink(site, { versions, token });
  const difference = await compareToLive(store, part, version);
  // Before the gate: people want to look at what it refuses.
  await write(describePreview(`${part}@${version}`, link, difference));
  await checkPromotion(store, { versions, channel, gate });
  await write('The gate lets it in.\n');
}

/**
 * @param link absent where the secret of the site's edges is not known, which would refuse the link
 * @param difference from the live version; undefined if this is the live one
 */
export function describePreview(name: string, link: string | undefined, difference?: PartDifference): string {
  const command = `npm run release -- token --part ${name}`;
  const look = link
    ? `[Open the site with it](${link}): all other parts are the live ones. The link is good for ${maxHours} hours; \`${command}\` makes another.`
    : `For a link here, give the pipeline the \`EDGE_SECRET\` of the site. Until then, where the site runs: \`${command}\``;
  const change = difference ? asCode(describeDifference(difference)) : 'unchanged, already live';
  return `### ${name}\n\n${look}\n\n${change}\n\n`;
}

export function describeFailure(name: string, error: unknown): string {
  return `**Failed: ${name}**\n\n${asCode(errorText(error))}\n`;
}

/** An indented block, because nothing in the text can end it. */
function asCode(text: string): string {
  return escapeControlsInText(text).replace(/^/gm, '    ');
}
