import { createJudge, type GateProgress, type Judge } from '@site/release/gate/judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import { releaseSettings } from '@site/release/store/open-store';
import { isReleaseId } from '@site/release/store/release-content';
import type { ReleaseStore } from '@site/release/store/release-store';
import { unlessNotInStore } from '@site/release/store/store-errors';
import { parseVersionName } from '@site/release/store/version-names';
import { builtVersions, findParts, type PartFolder } from '@site/runner/parts';
import { runEdge } from '@site/runner/site';
import { InvalidArgumentError, Option, parseNumber } from '@site/service/program';
import { readSettings, siteSettings } from '@site/service/settings';
import { findHeadlessBrowser } from '@site/testing/browser';
import { askShown } from './await-shown.ts';
import { createProgress } from './progress.ts';

interface GateOptions {
  site?: string | undefined;
  withoutBrowser?: boolean | undefined;
}

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
  return createJudge({
    store,
    skipped: withoutBrowser ? ['browser'] : [],
    rehearsal: async (id, proposal) => {
      const names = proposal.proposed.flatMap(({ table }) => table.service?.name ?? []);
      // A site proxies to its services, so its address serves for every one that is not named.
      const address = await siteOfServices(store, { site });
      const services = { ...(address && Object.fromEntries(names.map((name) => [name, address]))), ...SERVICES };
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

/**
 * The site beside whose services the gate judges. Where none is named, anything may answer at the usual port: it is taken only if it shows
 * a release of this store.
 */
async function siteOfServices(store: ReleaseStore, named: { site: string | undefined }): Promise<string | undefined> {
  const address = siteFor(named);
  if (named.site ?? readSettings(siteSettings, ['SITE_URL']).SITE_URL) return address;
  const shown = await askShown(address);
  const isOurs = shown && isReleaseId(shown.id) && (await store.readRelease(shown.id).catch(unlessNotInStore));
  return isOurs ? address : undefined;
}

/** The address of the site that runs, whether or not it does. */
export function siteFor({ site }: { site?: string | undefined }): string {
  const { SITE_URL, PORT } = readSettings(siteSettings, ['SITE_URL', 'PORT']);
  return site ?? SITE_URL ?? `http://localhost:${PORT}`;
}

/** Returns the version of a part that this checkout has built; undefined where it has built none. */
type BuiltHere = (part: string) => Promise<string | undefined>;

/**
 * `blog@1.0.0-3f9a1c20 …`, or one release, as part names and versions. `blog` alone is the version that this checkout has built, if that
 * is published.
 */
export async function versionsIn(
  store: ReleaseStore,
  args: string[],
  builtHere: BuiltHere = readBuilt,
): Promise<Record<string, string>> {
  const [only = ''] = args;
  if (args.length === 1 && isReleaseId(only)) return (await store.readRelease(only)).parts;
  if (args.length === 0)
    throw new InvalidArgumentError('Name a version: PART@VERSION, PART alone, or the id of a release.');
  const pairs = args.map(async (arg) => {
    const named = parseVersionName(arg);
    if (named) return [named.part, named.version] as const;
    if (arg.includes('@')) throw new InvalidArgumentError(`"${arg}" is neither PART@VERSION nor the id of a release.`);
    return [arg, await publishedHere(store, arg, builtHere)] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

async function publishedHere(store: ReleaseStore, part: string, builtHere: BuiltHere): Promise<string> {
  const version = await builtHere(part);
  const publish = `"npm run release -- publish ${part}"`;
  if (!version)
    throw new InvalidArgumentError(`${part} has no build here: name a version (${part}@…), or make one: ${publish}.`);
  if (!(await store.readPart(part, version).catch(unlessNotInStore)))
    throw new InvalidArgumentError(
      `This checkout's build ${part}@${version} is not published yet: ${publish} does that.`,
    );
  return version;
}

async function readBuilt(name: string): Promise<string | undefined> {
  const part = partNamed(name, await findParts());
  return (await builtVersions([part]).catch(() => ({}) as Record<string, string>))[name];
}

/** The part of this name. Throws `InvalidArgumentError`, with the names there are. */
export function partNamed(name: string, parts: PartFolder[]): PartFolder {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new InvalidArgumentError(`Unknown part ${name}. Parts: ${parts.map((one) => one.name).join(', ')}.`);
  return part;
}
