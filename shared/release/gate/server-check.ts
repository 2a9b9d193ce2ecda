import type { Proposal, Refusal } from './judge.ts';
import { type Visit, visitsFor } from './visits.ts';

/** Pages asked for at a time. */
const atOnce = 4;

/** Whether each route of the changed parts, and each fragment, is in the HTML that the server makes of the proposed release. */
export async function checkOnServer(url: string, releaseId: string, proposal: Proposal): Promise<Refusal[]> {
  const visits = visitsFor(proposal);
  const seen = new Map<string, string>();
  const refusals: Refusal[] = [];
  const look = async (visit: Visit) => {
    const path = visit.path.includes(':') ? addressIn([...seen.values()], visit.path) : visit.path;
    // Nothing links to such a page yet, a first post for one: then it only must not break.
    const { status, html } = await ask(url, path ?? visit.path.replace(/:\w+/g, 'none'));
    seen.set(visit.path, html);
    const fault = path ? faultOf(visit, status, html) : status >= 500 && `answers ${status} at ${visit.path}.`;
    if (fault) refusals.push(refusal(visit, fault, releaseId));
  };
  // Lists first: the addresses of the others stand on them.
  for (const group of [
    visits.filter(({ path }) => !path.includes(':')),
    visits.filter(({ path }) => path.includes(':')),
  ])
    for (let start = 0; start < group.length; start += atOnce)
      await Promise.all(group.slice(start, start + atOnce).map(look));
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
    part === 'shell' || html.includes(`data-part="${part}" data-version="${version}" data-area="${area}"`);
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

/** How somebody sees what was refused, and nobody else. */
export function lookAt(releaseId: string): string {
  return `To look at it on a site that runs: any page with ?release=${releaseId}&token=…, the token from \`npm run release -- token\`.`;
}

/** An address of this route that one of the pages links to; files and feeds stand in `link`s. */
export function addressIn(pages: string[], route: string): string | undefined {
  const pattern = new RegExp(
    `<a\\s[^>]*href="(${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/"?#]+')})"`,
  );
  return pages.map((html) => pattern.exec(html)?.[1]).find(Boolean);
}
