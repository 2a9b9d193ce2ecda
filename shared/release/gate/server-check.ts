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
  return {
    check: 'server',
    part: visit.part,
    reason: cause ? `${fault}: ${cause.words}` : `${fault}.`,
    remedy: remedyFor(stage.release, silent),
  };
}

/** What may help a page that fails, whose services may be why. */
export function remedyFor(releaseId: string, silent: string[]): string {
  if (silent.length === 0) return lookAt(releaseId);
  const addresses = silent.map((name) => `${name}=http://HOST:PORT`).join(',');
  const start = `No answer from the service ${silent.join(', ')}: start it, or say where it runs with SERVICES=${addresses}.`;
  return `${start} A site forwards only to services of the parts live there. ${lookAt(releaseId)}`;
}

/** For what was measured: each measurement is repeated, but a machine may stay busy. */
export const ifBusy = 'if this machine was busy, run the same command again';

/** How a tester sees what was refused while nobody else does. */
export function lookAt(releaseId: string): string {
  return `To look at it on a running site: npm run release -- token --release ${releaseId}`;
}
