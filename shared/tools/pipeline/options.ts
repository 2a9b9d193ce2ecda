import { parseArgs } from 'node:util';

export const pipelineHelp = `npm run pipeline -- PART [--staging URL] [--journeys WORDS] [--without-browser]

The whole way of one part: its checks, the contract, a version in the release store, the gate and the staging channel, journeys across
all parts there, the gate again and production. It stops at the first step that fails; what was live stays live.

  --staging URL       a site that follows the channel "staging" of the same store; where not given, one is run here for as long as it takes,
                      with the services of this checkout
  --journeys WORDS    of the journeys that can visit any site (npm run journeys), only those whose file name has one of these words,
                      with commas between
  --without-browser   leaves out the gate's check in Chromium; the history says so

Exit codes: 0 live, 1 failed or refused, 2 wrong usage.
`;

export interface PipelineOptions {
  part: string;
  staging: string | undefined;
  journeys: string[];
  withBrowser: boolean;
}

/** Undefined where help was asked for. Throws what is wrong with the words. */
export function readPipelineOptions(args: string[]): PipelineOptions | undefined {
  const options = {
    staging: { type: 'string' },
    journeys: { type: 'string' },
    'without-browser': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) return undefined;
  const [part, ...more] = positionals;
  if (!part || more.length > 0) throw new Error('Name the one part that is to be delivered.');
  const staging = values.staging ?? (process.env.STAGING_URL || undefined);
  if (staging && !URL.canParse(staging))
    throw new Error(`--staging must be the address of a site, but is "${staging}".`);
  return {
    part,
    staging,
    journeys: values.journeys?.split(',').filter(Boolean) ?? [],
    withBrowser: !values['without-browser'],
  };
}
