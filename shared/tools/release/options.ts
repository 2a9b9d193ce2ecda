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

/** The share of the visitors that a canary gets, in percent, and those to which it is raised. */
export interface CanaryShares {
  percent: number;
  next: number[];
}

/** Reads `5`, or `5,25,100`, before a build and the gate take their time. */
export function parseShares(text: string): CanaryShares {
  const shares = text.split(',').map(parseNumber);
  const isRising = shares.every((share, index) => share > (shares[index - 1] ?? 0) && share <= 100);
  const [percent, ...next] = shares;
  if (percent !== undefined && isRising) return { percent, next };
  throw new InvalidArgumentError('It must be more than 0 and at most 100, or rise from step to step: 5,25,100.');
}
