import { parseArgs } from 'node:util';
import { readSettings, siteSettings } from '@site/service/settings';

export const devHelp = `npm run dev [-- PART] [--against PLACE] [--services LIST]

Without PART all parts are built and watched. With PART only that one; all others, the edge included, come from a release.

  --against PLACE   where that release is: a release store (a folder, or an address where one is served as plain files),
                    or a site that runs with SHARE_RELEASES=yes, whose services answer too.
                    Where not given, the release that CHANNEL points to in RELEASES_DIR.
  --services LIST   services of other parts: news=http://127.0.0.1:4001. Those not named are absent, and their blocks say so.
`;

export interface DevOptions {
  part: string | undefined;
  against: string | undefined;
  services: Record<string, string>;
}

/** Undefined where help was asked for. Throws what is wrong with the words. */
export function readDevOptions(args: string[]): DevOptions | undefined {
  const strings = { against: { type: 'string' }, services: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...strings, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return undefined;
  const [part, ...more] = positionals;
  if (more.length > 0) throw new Error('Name one part, or none for all.');
  if (!part && (values.against || values.services))
    throw new Error('--against and --services are for work on one part: name it.');
  const { SERVICES } = readSettings(siteSettings, ['SERVICES'], { SERVICES: values.services ?? process.env.SERVICES });
  return { part, against: values.against, services: SERVICES };
}
