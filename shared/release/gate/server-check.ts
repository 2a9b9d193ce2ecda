import { hostPart } from '@site/contracts/manifest';
import { type Cause, causeOf } from './cause.ts';
import type { GateProgress, Proposal, Refusal } from './judge.ts';
import { allowedServerMs } from './limits.ts';
import { linkedAddresses } from './linked-addresses.ts';
import { type Answer, ask, digestOf, type ServedPage } from './served-page.ts';
import type { Stage, Stages } from './stages.ts';
import { hasParameters, routesIn, type Visit, visitsFor } from './visits.ts';

interface ServerCheck {
  refusals: Refusal[];
  /** Nothing was thrown there, so a service that answered late may be behind it. */
  suspected: Refusal[];
  pages: ServedPage[];
}

/**
 * Checks that the server renders every route and fragment of the changed parts in the proposed release. Each page is asked of both
 * releases at the same moment and one after the other, so that their times can be compared.
 * @param silent services that do not answer
 */
export async function checkOnServer(
  { proposed, live }: Stages,
  proposal: Proposal,
  silent: string[],
  onProgress: GateProgress = () => {},
): Promise<ServerCheck> {
  const visits = visitsFor(proposal);
  const addresses = linkedAddresses(routesIn(proposal));
  const found: ServerCheck = { refusals: [], suspected: [], pages: [] };
  const firstMs = await warmUp({ proposed, live });
  let done = 0;
  // Lists first: they link to the pages behind parameters.
  for (const visit of [...visits.filter((one) => !hasParameters(one)), ...visits.filter(hasParameters)]) {
    const address = hasParameters(visit) ? addresses.of(visit.path) : visit.path;
    // If nothing links to such a page yet (before the first post), it only must not break.
    const path = address ?? visit.path.replace(/:\w+/g, 'none');
    const [answer, former] = await Promise.all([ask(proposed, path), live && ask(live, path)]);
    addresses.readFrom(answer.html);
    const seen = { ...visit, path };
    const fault = address ? faultOf(seen, answer) : answer.status >= 500 && `answers ${answer.status} at ${path}`;
    if (fault) {
      const cause = await causeOf(proposed, seen);
      found[cause?.isThrown ? 'refusals' : 'suspected'].push(refusalOf(seen, fault, cause, proposed, silent));
    } else if (address) {
      const beside = comparable(answer, former, live);
      const allowedMs = allowedServerMs(beside?.ms, firstMs);
      found.pages.push({ visit: seen, ...measured(answer, proposed), allowedMs, live: beside });
    }
    onProgress('server check', ++done, visits.length);
  }
  return found;
}

/** The first page that a renderer makes takes several times as long as the next. Answers how long, in milliseconds. */
export async function warmUp({ proposed, live }: Stages): Promise<number> {
  const [{ ms }] = await Promise.all([ask(proposed, '/404'), live && ask(live, '/404')]);
  return ms;
}

function measured(answer: Answer, stage: Stage) {
  return { ms: answer.ms, digest: digestOf(answer, stage) };
}

function comparable({ status }: Answer, former: Answer | undefined, live: Stage | undefined): ServedPage['live'] {
  return live && former?.status === status ? measured(former, live) : undefined;
}

function faultOf({ path, part, version, area }: Visit, { status, html }: Answer): string | undefined {
  const wanted = path === '/404' ? 404 : 200;
  if (status !== wanted) return `answers ${status} instead of ${wanted} at ${path}`;
  if (!/<h1[\s>]/.test(html)) return `serves no h1 at ${path}`;
  const isThere =
    part === hostPart || html.includes(`data-part="${part}" data-version="${version}" data-area="${area}"`);
  return isThere ? undefined : `does not render its ${area === 'page' ? 'page' : `fragment ${area}`} at ${path}`;
}

function refusalOf(visit: Visit, fault: string, cause: Cause | undefined, stage: Stage, silent: string[]): Refusal {
  const start = `Start the services that do not answer (${silent.join(', ')}), or name a site that has them with --site. `;
  return {
    check: 'server',
    part: visit.part,
    reason: cause ? `${fault}: ${cause.words}` : `${fault}.`,
    remedy: `${silent.length > 0 ? start : ''}${lookAt(stage.release)}`,
  };
}

/** How a tester sees what was refused while nobody else does. */
export function lookAt(releaseId: string): string {
  return `To look at it on a site that runs: any page with ?release=${releaseId}&token=…, the token from \`npm run release -- token\`.`;
}
