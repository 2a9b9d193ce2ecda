import type { ServiceEntry } from '@site/contracts/part';
import * as v from 'valibot';
import { changedParts, isCompatible, type Proposal, type Refusal } from './proposal.ts';

/** A running service answers within milliseconds. */
const responseTimeoutMs = 5_000;

const liveResponse = v.object({
  data: v.object({ name: v.string(), version: v.string(), previousVersion: v.optional(v.string()) }),
});

/**
 * Compares the API that changed parts need with the version that the running services report. Also names the services that did not answer,
 * because a page that fails then may not be the part's fault.
 */
export async function checkServices(
  services: Record<string, string>,
  proposal: Proposal,
): Promise<{ refusals: Refusal[]; unreachableServices: string[] }> {
  const found = await Promise.all(
    proposal.proposed.manifests.flatMap(({ name: part, table: { service } }) =>
      service ? [askService(service, services[service.name]).then((status) => ({ part, service, ...status }))] : [],
    ),
  );
  const changed = changedParts(proposal).map(({ name }) => name);
  return {
    unreachableServices: found.flatMap(({ service, versions }) => (versions.length > 0 ? [] : [service.name])),
    refusals: found.flatMap(({ part, service, lacksPrevious, versions: [version, ...previous] }) => {
      if (!changed.includes(part) || version === undefined) return [];
      const needed = [service.version, service.previous?.version].filter((one) => one !== undefined);
      const missing = lacksPrevious
        ? service.previous?.version
        : needed.find((one) => ![version, ...previous].some((offered) => isCompatible(offered, one)));
      return missing ? [outdated(part, service.name, missing, version)] : [];
    }),
  };
}

/** @param address undefined if it is unknown */
async function askService(service: ServiceEntry, address: string | undefined) {
  if (address === undefined) return { versions: [], lacksPrevious: false };
  const [own, ofSite, lacksPrevious] = await Promise.all([
    versionsAt(`${address}/_/live`, service.name),
    // A site answers /_/live for itself, and /_/live/… for its services.
    versionsAt(`${address}/_/live/${service.name}`, service.name),
    areAllMissing((service.previous?.paths ?? []).map((path) => address + path)),
  ]);
  return { versions: own.length > 0 ? own : ofSite, lacksPrevious };
}

/**
 * The service's version, then the former one that it also answers. Empty if nothing or something else answers, such as a site without the
 * service.
 */
async function versionsAt(url: string, name: string): Promise<string[]> {
  const response: unknown = await (await ask(url))?.json().catch(() => undefined);
  if (!v.is(liveResponse, response) || response.data.name !== name) return [];
  return [response.data.version, response.data.previousVersion].filter((version) => version !== undefined);
}

/** One that answers is enough: others may be prefixes that answer only with an id after them. */
async function areAllMissing(urls: string[]): Promise<boolean> {
  const responses = await Promise.all(urls.map(ask));
  return responses.length > 0 && responses.every((response) => response?.status === 404);
}

function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(responseTimeoutMs) }).catch(() => undefined);
}

function outdated(part: string, name: string, version: string, found: string): Refusal {
  return {
    check: 'service',
    part,
    reason: `needs version ${version} of the ${name} service; the one that runs is ${found}.`,
    remedy: 'Deliver the part with the new API before the pages that need it, or build the part for the API that runs.',
  };
}
