import { hostPart } from '@site/contracts/manifest';
import { mapLimited } from '../map-limited.ts';
import type { GateProgress, Proposal, Refusal } from './judge.ts';
import { linkedAddresses } from './linked-addresses.ts';
import { hasParameters, routesIn, type Visit, visitsFor } from './visits.ts';

const maxPagesAtOnce = 4;

/** Checks that the server renders every route and fragment of the changed parts in the proposed release. */
export async function checkOnServer(
  url: string,
  releaseId: string,
  proposal: Proposal,
  onProgress: GateProgress = () => {},
): Promise<Refusal[]> {
  let done = 0;
  const visits = visitsFor(proposal);
  const addresses = linkedAddresses(routesIn(proposal));
  const refusals: Refusal[] = [];
  const look = async (visit: Visit) => {
    const address = hasParameters(visit) ? addresses.of(visit.path) : visit.path;
    // If nothing links to such a page yet (before the first post), it only must not break.
    const { status, html } = await ask(url, address ?? visit.path.replace(/:\w+/g, 'none'));
    addresses.readFrom(html);
    const fault = address ? faultOf(visit, status, html) : status >= 500 && `answers ${status} at ${visit.path}.`;
    if (fault) refusals.push(refusal(visit, fault, releaseId));
    onProgress('server check', ++done, visits.length);
  };
  // Lists first: they link to the pages behind parameters.
  const lists = visits.filter((visit) => !hasParameters(visit));
  for (const group of [lists, visits.filter(hasParameters)]) await mapLimited(group, maxPagesAtOnce, look);
  return refusals;
}

async function ask(url: string, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

function faultOf({ path, part, version, area }: Visit, status: number, html: string): string | undefined {
  const wanted = path === '/404' ? 404 : 200;
  if (status !== wanted) return `answers ${status} instead of ${wanted} at ${path}.`;
  if (!/<h1[\s>]/.test(html)) return `serves no h1 at ${path}.`;
  const isThere =
    part === hostPart || html.includes(`data-part="${part}" data-version="${version}" data-area="${area}"`);
  return isThere ? undefined : `does not render its ${area === 'page' ? 'page' : `fragment ${area}`} at ${path}.`;
}

function refusal({ part }: Visit, reason: string, releaseId: string): Refusal {
  return {
    check: 'server',
    part,
    reason,
    remedy: `The services must answer: --site names the site they are behind. ${lookAt(releaseId)}`,
  };
}

/** How a tester sees what was refused while nobody else does. */
export function lookAt(releaseId: string): string {
  return `To look at it on a site that runs: any page with ?release=${releaseId}&token=…, the token from \`npm run release -- token\`.`;
}
