import type { GateProgress, Judge } from '@site/release/gate/judge';
import { createJudge } from '@site/release/gate/judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import { releaseSettings } from '@site/release/store/open-store';
import type { ReleaseStore } from '@site/release/store/release-store';
import { runEdge } from '@site/runner/site';
import { InvalidArgumentError, Option, parseNumber } from '@site/service/program';
import { readSettings, siteSettings } from '@site/service/settings';
import { findHeadlessBrowser } from '@site/testing/browser';
import { createProgress } from './progress.ts';

interface GateOptions {
  site?: string | undefined;
  withoutBrowser?: boolean | undefined;
}

// Of all commands that pass the gate.
export const siteOption = new Option(
  '--site <url>',
  'a running site, whose services the gate uses; default: SITE_URL, or http://localhost:PORT',
);
export const withoutBrowserOption = new Option(
  '--without-browser',
  'skip the check in Chromium; the history records it',
);

// Of all commands that move a channel.
export const onOption = new Option('--on <channel>').default('production');
export const toOption = new Option('--to <channel>').default('production');
export const whyOption = new Option('--why <text>', 'for the history');

/** Reads the share of the visitors that a canary gets, at once, before a build and the gate have taken their time. */
export function parsePercent(text: string): number {
  const percent = parseNumber(text);
  if (percent > 0 && percent <= 100) return percent;
  throw new InvalidArgumentError('It must be more than 0 and at most 100.');
}

/** The gate as operators use it: beside the services of a site that runs. */
export async function judgeFor(
  store: ReleaseStore,
  { site, withoutBrowser }: GateOptions,
  onProgress: GateProgress = createProgress().gate,
): Promise<Judge> {
  const { RELEASES_DIR, SERVICES } = readSettings({ ...siteSettings, ...releaseSettings }, [
    'RELEASES_DIR',
    'SERVICES',
  ]);
  const address = siteFor({ site });
  return createJudge({
    store,
    skipped: withoutBrowser ? ['browser'] : [],
    rehearsal: async (id, proposal) => {
      const names = proposal.proposed.flatMap(({ table }) => table.service?.name ?? []);
      // A site proxies to its services, so its address serves for every one that is not named.
      const services = { ...Object.fromEntries(names.map((name) => [name, address])), ...SERVICES };
      return createRehearsal({
        store,
        runEdge,
        storeSettings: { RELEASES_DIR },
        services,
        browser: withoutBrowser ? null : findHeadlessBrowser(),
        onProgress,
      })(id, proposal);
    },
  });
}

/** The address of the site that runs, whether or not it does. */
export function siteFor({ site }: { site?: string | undefined }): string {
  const { SITE_URL, PORT } = readSettings(siteSettings, ['SITE_URL', 'PORT']);
  return site ?? SITE_URL ?? `http://localhost:${PORT}`;
}
