import { createJudge } from '@site/release/gate/create-judge';
import type { GateProgress, Judge } from '@site/release/gate/judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import { releaseSettings } from '@site/release/settings';
import type { ReleaseStore } from '@site/release/store/release-store';
import { runEdge } from '@site/runner/site';
import type { OptionValues } from '@site/service/command-arguments';
import { readSettings, siteSettings } from '@site/service/settings';
import { findHeadlessBrowser } from '@site/testing/browser';
import { createProgress } from './progress.ts';

/** Options of all commands that pass the gate. */
export const gateOptions = {
  site: {
    value: 'URL',
    help: 'a running site, whose services the gate uses;\ndefault: SITE_URL, or http://localhost:PORT',
  },
  'without-browser': { help: 'skips the check in Chromium; the history records it' },
} as const;

/** The gate as operators use it: beside the services of a site that runs. */
export async function judgeFor(
  store: ReleaseStore,
  { site, 'without-browser': withoutBrowser }: OptionValues<typeof gateOptions>,
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
