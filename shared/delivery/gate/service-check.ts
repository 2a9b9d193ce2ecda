import type { ServiceEntry } from '@site/contracts/part';
import * as v from 'valibot';
import { changedParts, isCompatible, type Proposal, type Refusal } from './proposal.ts';

/** A running service answers within milliseconds. */
const responseTimeoutMs = 5_000;

const liveResponse = v.object({ data: v.object({ name: v.string(), version: v.string() }) });

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
    unreachableServices: found.flatMap(({ service, isThere }) => (isThere ? [] : [service.name])),
    refusals: found.flatMap(({ part, service, version }) =>
      !changed.includes(part) || version === undefined || isCompatible(version, service.version)
        ? []
        : [outdated(part, service, version)],
    ),
  };
}

/** @param address undefined if it is unknown */
async function askService(service: ServiceEntry, address: string | undefined) {
  if (address === undefined) return { isThere: false, version: undefined };
  const [response, ...versions] = await Promise.all([
    ask(address + (service.paths[0] ?? '/_/live')),
    versionAt(`${address}/_/live`, service.name),
    // A site answers /_/live for itself, and /_/live/… for its services.
    versionAt(`${address}/_/live/${service.name}`, service.name),
  ]);
  const version = versions.find((one) => one !== undefined);
  // A site answers 503 for a service that is down, and 404 for the service of a part that is not live there.
  const isThere =
    response !== undefined && response.status !== 503 && (response.status !== 404 || version !== undefined);
  return { isThere, version };
}

/** Undefined if something else answers, such as a site that does not answer for its services. */
async function versionAt(url: string, name: string): Promise<string | undefined> {
  const response: unknown = await (await ask(url))?.json().catch(() => undefined);
  return v.is(liveResponse, response) && response.data.name === name ? response.data.version : undefined;
}

function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(responseTimeoutMs) }).catch(() => undefined);
}

function outdated(part: string, { name, version }: ServiceEntry, found: string): Refusal {
  return {
    check: 'service',
    part,
    reason: `needs version ${version} of the ${name} service; the one that runs is ${found}.`,
    remedy: 'Deliver the part with the new API before the pages that need it, or build the part for the API that runs.',
  };
}
