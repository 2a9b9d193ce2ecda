import { appendFile } from 'node:fs/promises';
import { rehearse } from '@site/release/releases/promote';
import type { ReleaseStore } from '@site/release/store/release-store';
import { judgeFor } from '../release/gate-options.ts';
import { maxHours, signToken, testerLink } from '../release/token-command.ts';
import { step } from './run-step.ts';

interface Preview {
  part: string;
  version: string;
  site: string;
  withBrowser: boolean;
}

/** For a pull request: a link to this version among the live ones, and what the gate says of it. No channel moves. */
export async function preview(store: ReleaseStore, { part, version, site, withBrowser }: Preview): Promise<void> {
  const versions = { [part]: version };
  // Before the gate: what it refuses is what one wants to look at.
  await step('preview', async () => {
    const token = await signToken(maxHours);
    const link = token && testerLink(site, { versions, token });
    await addToSummary(`${part}@${version}`, link);
    return link ?? 'no link, as the EDGE_SECRET of the site is not known here';
  });
  const judge = await judgeFor(store, { site, withoutBrowser: !withBrowser });
  await step('gate', () => rehearse(store, { versions, channel: 'production', judge }));
}

/** Where the pipeline's machine shows a summary: GitHub and Forgejo name a file for it. */
async function addToSummary(name: string, link: string | undefined): Promise<void> {
  const { GITHUB_STEP_SUMMARY: file } = process.env;
  if (file) await appendFile(file, summaryOf(name, link));
}

/** @param link absent where the pipeline does not know the secret of the site's edges, which would refuse the link */
export function summaryOf(name: string, link: string | undefined): string {
  const command = `npm run release -- token --part ${name}`;
  const look = link
    ? `[Open the site with it](${link}): all other parts are the live ones. The link is good for ${maxHours} hours; \`${command}\` makes another.`
    : `For a link here, give the pipeline the \`EDGE_SECRET\` of the site. Until then, where the site runs: \`${command}\``;
  return `### ${name}\n\n${look}\n`;
}
