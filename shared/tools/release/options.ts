import { InvalidArgumentError, Option, parseNumber } from '@site/service/program';

// For all commands that pass the gate.
export const siteOption = new Option(
  '--site <url>',
  'a running site, whose services the gate uses; default: SITE_URL, or a site of this store at http://localhost:PORT',
);
export const withoutBrowserOption = new Option(
  '--without-browser',
  'skip the check in Chromium; the history records it',
);

// For all commands that move or read one channel.
export const channelOption = new Option('--channel <channel>').default('production');
export const whyOption = new Option('--why <text>', 'for the history');

/** Reads a canary's share of the visitors, in percent, before a build and the gate take their time. */
export function parsePercent(text: string): number {
  const percent = parseNumber(text);
  if (percent > 0 && percent <= 100) return percent;
  throw new InvalidArgumentError('It must be more than 0 and at most 100.');
}
