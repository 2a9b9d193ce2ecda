import { createJudge } from '@site/release/gate/create-judge';
import type { Judge } from '@site/release/gate/judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import type { ReleaseStore } from '@site/release/release-store';
import { releaseSettings } from '@site/release/settings';
import { runEdge } from '@site/runner/site';
import type { OptionValues } from '@site/service/command-arguments';
import { readSettings, siteSettings } from '@site/service/settings';
import { findBrowser } from '@site/testing/browser';

/** Options of all commands that pass the gate. */
export const gateOptions = {
  site: {
    value: 'URL',
    help: 'a site that runs, whose services answer while the gate looks;\nSITE_URL or http://localhost:PORT where not given',
  },
  'without-browser': { help: 'leaves out the check in Chromium; the history says so' },
} as const;

/** The gate as operators use it: beside the services of a site that runs. */
export async function judgeFor(
  store: ReleaseStore,
  { site, 'without-browser': withoutBrowser }: OptionValues<typeof gateOptions>,
): Promise<Judge> {
  const { RELEASES_DIR, SITE_URL, PORT, SERVICES } = readSettings({ ...siteSettings, ...releaseSettings }, [
    'RELEASES_DIR',
    'SITE_URL',
    'PORT',
    'SERVICES',
  ]);
  const address = site ?? SITE_URL ?? `http://localhost:${PORT}`;
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
        browser: withoutBrowser ? null : findBrowser(),
      })(id, proposal);
    },
  });
}
