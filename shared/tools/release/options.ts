import { createJudge } from '@site/release/gate/create-judge';
import type { Judge } from '@site/release/gate/judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import type { ReleaseStore } from '@site/release/release-store';
import { releaseSettings } from '@site/release/settings';
import { findBrowser } from '@site/runner/browser';
import { runEdge } from '@site/runner/site';
import { readSettings, siteSettings } from '@site/service/settings';

/** All options of all commands; each command's help names its own. */
export const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  to: { type: 'string' },
  on: { type: 'string' },
  only: { type: 'string' },
  why: { type: 'string' },
  build: { type: 'string' },
  site: { type: 'string' },
  percent: { type: 'string' },
  keep: { type: 'string' },
  hours: { type: 'string' },
  end: { type: 'boolean' },
  'without-browser': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

export type Options = {
  [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'boolean' ? boolean : string;
};

/** What a command says: a text for people, the same as data for programs. */
export interface Answer {
  text: string;
  data: unknown;
}

export interface Command {
  usage: string;
  summary: string;
  help: string;
  run: (words: string[], options: Options) => Promise<Answer>;
}

/** The command was called in a way it does not understand. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** The gate as operators use it: beside the services of a site that runs. */
export async function judgeFor(
  store: ReleaseStore,
  { site, 'without-browser': withoutBrowser }: Options,
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
    without: withoutBrowser ? ['browser'] : [],
    rehearsal: async (id, proposal) => {
      const names = proposal.proposed.flatMap(({ table }) => table.service?.name ?? []);
      // A site passes on what its services are asked: it stands for all of them that are not named.
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

/** `blog@1.0.0-3f9a1c20 …`, or one release, as part names and versions. */
export async function versionsIn(store: ReleaseStore, words: string[]): Promise<Record<string, string>> {
  const [only = ''] = words;
  if (words.length === 1 && /^[0-9a-f]{12}$/.test(only)) return (await store.readRelease(only)).parts;
  if (words.length === 0)
    throw new WrongUsage('Name what to promote: PART@VERSION, more of them, or the id of a release.');
  return Object.fromEntries(
    words.map((word) => {
      const [part, version] = word.split('@');
      if (!part || !version) throw new WrongUsage(`"${word}" is neither PART@VERSION nor the id of a release.`);
      return [part, version];
    }),
  );
}

export function numberOf(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard;
  const number = Number(text);
  if (!Number.isFinite(number) || number < 0) throw new WrongUsage(`--${name} must be a number, but is "${text}".`);
  return number;
}
