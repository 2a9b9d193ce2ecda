import { isDeepStrictEqual } from 'node:util';
import type { PartManifest } from '@site/contracts/manifest';
import type { PartTable, ServiceEntry } from '@site/contracts/part';
import { routeOf } from '@site/contracts/paths';
import { errorText } from '@site/service/process/system-errors';
import * as v from 'valibot';
import type { ReleaseStore } from '../store/release-store.ts';
import { changedParts, type GateProgress, isCompatible, manifestIn, type Proposal, type Refusal } from './proposal.ts';
import type { TrialProcess, TrialProcesses } from './trial-processes.ts';

const startTimeoutMs = 20_000;
const responseTimeoutMs = 5_000;

interface ServiceCheckOptions {
  store: Pick<ReleaseStore, 'versionFolder'>;
  trials: TrialProcesses;
  /** Name of a service to its address, or to that of a site that forwards to it. */
  liveServices: Record<string, string>;
  onProgress?: GateProgress;
}

/**
 * Starts the service of each changed part twice, on an empty database and on one with the tables of the live version, and asks it for all
 * that the part's table reads. Returns where each service of the release answers: the last start of a changed one runs on.
 */
export async function checkServices(
  proposal: Proposal,
  { store, trials, liveServices, onProgress = () => {} }: ServiceCheckOptions,
): Promise<{ refusals: Refusal[]; services: Record<string, string> }> {
  const services = { ...liveServices };
  const refusals: Refusal[] = [];
  const parts = changedParts(proposal).filter(({ table }) => table.service);
  for (const [index, manifest] of parts.entries()) {
    const { name, table } = manifest;
    const live = manifestIn(proposal.live, name);
    const serviceName = table.service?.name ?? name;
    try {
      if (isDeepStrictEqual(serviceFiles(manifest), serviceFiles(live)))
        await expectOfLive(liveServices[serviceName], manifest);
      else services[serviceName] = await tryService(manifest, live, { store, trials });
    } catch (error) {
      refusals.push(serviceRefusal(name, errorText(error)));
    }
    onProgress('services', index + 1, parts.length);
  }
  return { refusals, services };
}

function serviceFiles(manifest: PartManifest | undefined) {
  return Object.entries(manifest?.files ?? {}).filter(([file]) => file.startsWith('service/'));
}

/** Throws what is wrong with the service. Returns its address. */
async function tryService(
  manifest: PartManifest,
  live: PartManifest | undefined,
  { store, trials }: Pick<ServiceCheckOptions, 'store' | 'trials'>,
): Promise<string> {
  const start = async ({ name, version }: PartManifest, folder: string) =>
    trials.start({
      name: 'it',
      script: `${await store.versionFolder(name, version)}/service/main.mjs`,
      env: { DATA_DIR: folder },
      timeoutMs: startTimeoutMs,
    });
  const [emptyFolder, liveFolder] = await Promise.all([trials.newFolder(), trials.newFolder()]);
  const [onEmpty, hasTables] = await Promise.all([
    start(manifest, emptyFolder).catch(failing('on an empty database')),
    live && serviceFiles(live).length > 0 ? makeTables(() => start(live, liveFolder)) : false,
  ]);
  await expectAnswers(onEmpty.url, manifest).catch(failing('on an empty database'));
  if (!hasTables) return onEmpty.url;
  await onEmpty.stop();
  const onLive = await start(manifest, liveFolder).catch(failing('on the tables of the live version'));
  await expectAnswers(onLive.url, manifest).catch(failing('on the tables of the live version'));
  return onLive.url;
}

/** The live version makes its tables itself, so no row of a visitor is read. One that does not start must not stop its own repair. */
async function makeTables(startLive: () => Promise<TrialProcess>): Promise<boolean> {
  try {
    const live = await startLive();
    await live.stop();
    return true;
  } catch {
    return false;
  }
}

function failing(where: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`has a service that fails ${where}: ${errorText(error)}`, { cause: error });
  };
}

/** A live service that nobody can reach from here is no fault of the part. Its pages are then rendered without it. */
async function expectOfLive(address: string | undefined, manifest: PartManifest): Promise<void> {
  const name = manifest.table.service?.name;
  if (address === undefined || !name) return;
  // A site answers /_/live for itself, and /_/live/… for its services.
  const liveIdentity =
    (await identityAt(`${address}/_/live`, name)) ?? (await identityAt(`${address}/_/live/${name}`, name));
  if (liveIdentity) await expectAnswers(address, manifest, liveIdentity).catch(failing('beside its pages'));
}

const identity = v.object({
  data: v.object({ name: v.string(), version: v.string(), previousVersion: v.optional(v.string()) }),
});

type Identity = v.InferOutput<typeof identity>['data'];

/** Undefined if another program answers, or none. */
async function identityAt(url: string, name: string): Promise<Identity | undefined> {
  const response = await ask(url).catch(() => undefined);
  const read = v.safeParse(identity, await response?.json().catch(() => undefined));
  return read.success && read.output.data.name === name ? read.output.data : undefined;
}

/** Throws what the service does not answer as the part's table promises. */
async function expectAnswers(address: string, { table }: PartManifest, known?: Identity): Promise<void> {
  const { service } = table;
  if (!service) return;
  const running = known ?? (await identityAt(`${address}/_/live`, service.name));
  if (!running) throw new Error(`it does not answer /_/live as the service ${service.name}.`);
  expectVersions(service, running);
  const expect = async (path: string, schema: v.GenericSchema = success) => {
    const response = await ask(address + path);
    const body = await response.text();
    if (response.status !== 200) throw new Error(`it answers ${response.status} to GET ${path}: ${excerpt(body)}`);
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
    if (!read.success) throw new Error(`it answers GET ${path} with something else: ${describeIssue(read.issues[0])}`);
    return read.output;
  };
  const addresses = table.addresses ? v.parse(addressList, await expect(table.addresses, addressList)) : undefined;
  if (table.search) await expect(table.search.path, searchList);
  for (const path of dataPaths(table, addresses?.data.map((row) => row.path) ?? [])) await expect(path);
  for (const { path, type } of table.feeds ?? []) await expectFeed(address, path, type);
  for (const path of service.paths) await expectNoFailure(address, path);
  await expectFormer(address, service.previous?.paths ?? []);
}

function expectVersions({ version, previous }: ServiceEntry, { name, ...running }: Identity): void {
  const offered = [running.version, running.previousVersion].filter((one) => one !== undefined);
  const needed = [version, previous?.version].filter((one) => one !== undefined);
  const missing = needed.find((one) => !offered.some((other) => isCompatible(other, one)));
  if (missing)
    throw new Error(`it has version ${running.version} of the ${name} API; the part's table needs ${missing}.`);
}

const success = v.object({ status: v.literal('success'), data: v.unknown() });

/** `AddressList` of the contract. */
const addressList = v.object({
  status: v.literal('success'),
  data: v.array(v.object({ path: v.pipe(v.string(), v.startsWith('/')), title: v.string(), updated: v.string() })),
  pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** `SearchList` of the contract. */
const searchList = v.object({
  status: v.literal('success'),
  data: v.array(
    v.object({
      path: v.pipe(v.string(), v.startsWith('/')),
      title: v.string(),
      text: v.string(),
      words: v.array(v.string()),
      body: v.optional(v.string()),
    }),
  ),
});

/** All that pages and fragments read, with the parameters of the first address that has them. */
function dataPaths({ routes, fragments }: PartTable, addresses: string[]): string[] {
  const ofRoutes = routes.flatMap((route) => {
    const address = addresses.find((one) => routeOf(routes, one) === route) ?? route.path;
    const names = route.path.split('/');
    const values = address.split('/');
    const fill = (name: string) => values[names.indexOf(name)] ?? name;
    return (route.data ?? []).map((path) => path.replace(/:\w+/g, fill));
  });
  const all = new Set([...ofRoutes, ...fragments.flatMap(({ data }) => data)]);
  // Before the first post, no address has the parameter.
  return [...all].filter((path) => !path.includes('/:'));
}

async function expectFeed(address: string, path: string, type: string): Promise<void> {
  const { status, headers } = await ask(address + path);
  if (status !== 200) throw new Error(`it answers ${status} to GET ${path}.`);
  if (!headers.get('content-type')?.startsWith(type))
    throw new Error(`it answers GET ${path} with ${headers.get('content-type')} instead of ${type}.`);
}

/** A prefix may answer only with more behind it, or only to POST. */
async function expectNoFailure(address: string, path: string): Promise<void> {
  const response = await ask(address + path);
  if (response.status >= 500)
    throw new Error(`it answers ${response.status} to GET ${path}: ${excerpt(await response.text())}`);
}

/** One that answers is enough: others may be prefixes. */
async function expectFormer(address: string, paths: string[]): Promise<void> {
  const statuses = await Promise.all(paths.map(async (path) => (await ask(address + path)).status));
  if (paths.length > 0 && statuses.every((status) => status === 404))
    throw new Error(
      `it answers 404 to GET ${paths.join(', ')}, which the table promises to open tabs under 'previous'.`,
    );
}

async function ask(url: string): Promise<Response> {
  try {
    // A process that stops waits for open connections.
    return await fetch(url, { signal: AbortSignal.timeout(responseTimeoutMs), headers: { connection: 'close' } });
  } catch (error) {
    const { pathname } = new URL(url);
    throw new Error(`it does not answer GET ${pathname} within ${responseTimeoutMs / 1000} s.`, { cause: error });
  }
}

function excerpt(body: string): string {
  return body.replace(/\s+/g, ' ').slice(0, 200);
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  return `${place ? `${place}: ` : ''}${issue.message}.`;
}

function serviceRefusal(part: string, reason: string): Refusal {
  return {
    check: 'service',
    part,
    reason,
    remedy: 'Start it as the gate does: DATA_DIR=$(mktemp -d) node dist/service/main.mjs in the folder of the part.',
  };
}
