import { defineCommandLine, WrongUsage } from '@site/service/command-arguments';
import { canaryPercent } from '../release/canary-percent.ts';

export interface PipelineOptions {
  part: string;
  staging: string | undefined;
  journeys: string[];
  /** The last channel that is moved. */
  to: 'staging' | 'production';
  /** Production's site, beside whose services the version is judged for production; absent where only staging's are known. */
  site: string | undefined;
  /** Starts with a canary for this share of production's visitors, in percent. */
  canary: number | undefined;
  withBrowser: boolean;
  /** The site of a pull request's preview, which ends after the gate. */
  preview: string | undefined;
}

export const pipelineCommandLine = defineCommandLine({
  usage: 'npm run pipeline -- PART [--preview URL | --to CHANNEL | --canary N] [--staging URL] [--site URL]',
  summary: `Delivers one part: its checks, the contract, a version in the release store, the gate and the channel staging, journeys across
all parts there, the gate again and production. It stops at the first step that fails; what was live stays live.`,
  options: {
    staging: {
      value: 'URL',
      help: `a site that follows the channel "staging" of the same store; where not given, one is run here for as long as
it takes, with the services of this checkout`,
    },
    journeys: {
      value: 'WORDS',
      help: `of the journeys that can visit any site (npm run journeys), only those whose file name has one of these
words, with commas between`,
    },
    to: { value: 'CHANNEL', help: '"staging" ends after the journeys; default: production' },
    canary: { value: 'N', help: 'gives it to N percent of the visitors of production first' },
    site: {
      value: 'URL',
      help: `the site of production, whose services the gate of production uses; default: SITE_URL, or else those of staging`,
    },
    preview: {
      value: 'URL',
      help: `for a pull request: checks, a version in the release store, a link that shows it among the live parts of this
site, and the gate; no channel moves`,
    },
    'without-browser': { help: "skips the gate's check in Chromium; the history records it" },
  },
  exitCodes: { 0: 'live, or previewed', 1: 'failed or refused' },
  read: (
    [part, ...more],
    { staging, journeys, to = 'production', site, canary, preview, 'without-browser': withoutBrowser },
  ): PipelineOptions => {
    if (!part || more.length > 0) throw new WrongUsage('Name the one part that is to be delivered.');
    if (to !== 'staging' && to !== 'production')
      throw new WrongUsage(`--to must be staging or production, but is "${to}".`);
    return {
      part,
      to,
      site: addressOf('site', site ?? (process.env.SITE_URL || undefined)),
      canary: canary === undefined ? undefined : canaryPercent('canary', canary),
      staging: addressOf('staging', staging ?? (process.env.STAGING_URL || undefined)),
      preview: addressOf('preview', preview),
      journeys: journeys?.split(',').filter(Boolean) ?? [],
      withBrowser: !withoutBrowser,
    };
  },
});

function addressOf(option: string, address: string | undefined): string | undefined {
  if (address !== undefined && !URL.canParse(address))
    throw new WrongUsage(`--${option} must be the address of a site, but is "${address}".`);
  return address;
}
