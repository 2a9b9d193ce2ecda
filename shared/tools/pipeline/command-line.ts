import { defineCommandLine, WrongUsage } from '@site/service/command-arguments';

export interface PipelineOptions {
  part: string;
  staging: string | undefined;
  journeys: string[];
  withBrowser: boolean;
}

export const pipelineCommandLine = defineCommandLine({
  usage: 'npm run pipeline -- PART [--staging URL] [--journeys WORDS] [--without-browser]',
  summary: `The whole way of one part: its checks, the contract, a version in the release store, the gate and the staging channel, journeys across
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
    'without-browser': { help: "leaves out the gate's check in Chromium; the history says so" },
  },
  exitCodes: { 0: 'live', 1: 'failed or refused' },
  read: ([part, ...more], { staging, journeys, 'without-browser': withoutBrowser }): PipelineOptions => {
    if (!part || more.length > 0) throw new WrongUsage('Name the one part that is to be delivered.');
    return {
      part,
      staging: addressOf(staging ?? (process.env.STAGING_URL || undefined)),
      journeys: journeys?.split(',').filter(Boolean) ?? [],
      withBrowser: !withoutBrowser,
    };
  },
});

function addressOf(staging: string | undefined): string | undefined {
  if (staging && !URL.canParse(staging))
    throw new WrongUsage(`--staging must be the address of a site, but is "${staging}".`);
  return staging;
}
