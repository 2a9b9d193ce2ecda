import { createProgram, Option, parseAddress } from '@site/service/commands/program';
import { parseShares } from '../release/options.ts';

export type PipelineOptions = ReturnType<ReturnType<typeof createPipelineProgram>['opts']>;

export function createPipelineProgram() {
  return createProgram(
    'npm run pipeline --',
    `Delivers one part: checks, contract, a version in the release store, the gate and staging, journeys there, the gate and production.
It stops at the first step that fails; what was live stays live.`,
    { 0: 'live, or passed as a pull request', 1: 'failed or refused' },
  )
    .argument('<part>')
    .addOption(
      new Option(
        '--staging <url>',
        'a site that follows the channel "staging" of the same store; where not given, one is run here meanwhile',
      )
        .env('STAGING_URL')
        .argParser(parseOptionalAddress),
    )
    .option(
      '--journeys <words>',
      'only those of npm run journeys whose file name has one of these words, with commas between',
      (words) => words.split(',').filter(Boolean),
    )
    .addOption(
      new Option('--to <channel>', 'the last channel to move; "staging" ends after the journeys')
        .choices(['staging', 'production'])
        .default('production'),
    )
    .option('--canary <n>', 'give it to N percent of the visitors of production first; 5,25,100 in steps', parseShares)
    .addOption(
      new Option(
        '--site <url>',
        'the site of production, whose services the gate of production uses; where not given, those of staging',
      )
        .env('SITE_URL')
        .argParser(parseOptionalAddress),
    )
    .option(
      '--pull-request <site>',
      'for a pull request: checks, a version, a link that shows it on this site, and the gate; no channel moves',
      parseAddress,
    )
    .option('--without-browser', "skip the gate's check in Chromium; the history records it");
}

/** An empty variable counts as unset; commander takes no `undefined` for it. */
function parseOptionalAddress(text: string): string {
  return text === '' ? text : parseAddress(text);
}
