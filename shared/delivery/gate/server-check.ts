import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hostPart } from '@site/contracts/manifest';
import { notFoundPath } from '@site/contracts/paths';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type RenderFailure, readRenderFailure } from '../render-failure.ts';
import { isReleaseId } from '../store/release.ts';
import { allowedServerMs } from './limits.ts';
import type { GateProgress, Proposal, Refusal } from './proposal.ts';
import type { RehearsalEdge, RehearsalEdges } from './rehearsal-edges.ts';
import { hasParameters, linkedAddresses, type ParsedPage, routesIn, type Visit, visitsFor } from './visits.ts';

interface ServerCheck {
  refusals: Refusal[];
  /** Failures with no exception logged: possibly a slow service, so the gate retries before refusing. */
  uncertain: Refusal[];
  pages: CheckedPage[];
}

/** A page as both releases serve it. */
export interface CheckedPage {
  /** Where its route has parameters, with a real address. */
  visit: Visit;
  digest: string;
  /** Undefined if the live release has no such page. */
  liveDigest: string | undefined;
  /** Says that it took too long; possibly because the machine was busy, so the gate retries before refusing. */
  slow: Refusal | undefined;
}

/**
 * Checks that the server renders every route and fragment of the changed parts in the proposed release. Pages are requested one after the
 * other, each from both releases at the same moment, so that their times can be compared.
 * @param unreachableServices services that do not answer
 */
export async function checkOnServer(
  { proposed, live }: RehearsalEdges,
  proposal: Proposal,
  unreachableServices: string[],
  onProgress: GateProgress = () => {},
): Promise<ServerCheck> {
  const visits = visitsFor(proposal);
  const addresses = linkedAddresses(routesIn(proposal));
  const found: ServerCheck = { refusals: [], uncertain: [], pages: [] };
  const firstMs = await warmUp({ proposed, live });
  let done = 0;
  // Lists first: they link to the pages behind parameters.
  for (const visit of [...visits.filter((one) => !hasParameters(one)), ...visits.filter(hasParameters)]) {
    const address = hasParameters(visit) ? addresses.get(visit.path) : visit.path;
    // If nothing links to such a page yet, as before the first post, it only must not fail.
    const path = address ?? visit.path.replace(/:\w+/g, 'none');
    const [proposedResponse, liveResponse] = await Promise.all([
      fetchPage(proposed, path),
      live && fetchPage(live, path),
    ]);
    const page = parseDocument(proposedResponse.html);
    addresses.readFrom(page);
    const opened = { ...visit, path };
    const reason = address
      ? reasonToRefuse(opened, proposedResponse.status, page)
      : proposedResponse.status >= 500 && `answers ${proposedResponse.status} at ${path}`;
    if (reason) {
      const cause = await causeOf(proposed, opened);
      const refusal = serverRefusal(opened, reason, cause, proposed, unreachableServices);
      found[cause?.isThrown ? 'refusals' : 'uncertain'].push(refusal);
    } else if (address) {
      const beside = liveResponse?.status === proposedResponse.status ? liveResponse : undefined;
      const [{ ms }, allowedMs] = [proposedResponse, allowedServerMs(beside?.ms, firstMs)];
      found.pages.push({
        visit: opened,
        digest: digestOf(proposedResponse, proposed),
        liveDigest: live && beside && digestOf(beside, live),
        // Before the first release there is nothing to compare with, and a slow machine must be able to start.
        slow: live && ms > allowedMs ? slowPage(opened, { ms, liveMs: beside?.ms, allowedMs }, proposed) : undefined,
      });
    }
    onProgress('server check', ++done, visits.length);
  }
  return found;
}

/** The first page that a renderer makes takes several times as long as the next. Returns how long, in milliseconds. */
async function warmUp({ proposed, live }: RehearsalEdges): Promise<number> {
  const [{ ms }] = await Promise.all([fetchPage(proposed, notFoundPath), live && fetchPage(live, notFoundPath)]);
  return ms;
}

interface FetchedPage {
  status: number;
  html: string;
  policy: string;
  /** Until its last byte. */
  ms: number;
}

async function fetchPage({ url }: RehearsalEdge, path: string): Promise<FetchedPage> {
  const before = performance.now();
  // An edge that is stopped waits for connections that are open.
  const response = await fetch(url + path, { redirect: 'manual', headers: { connection: 'close' } });
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, html, policy, ms: performance.now() - before };
}

/** Covers the page and all files it names, without the names of versions: pages with equal digests look and behave the same. */
function digestOf({ html, policy }: FetchedPage, { release }: RehearsalEdge): string {
  const hash = createHash('sha256').update(policy);
  let text = html.replaceAll(release.id, 'release');
  for (const { version, files } of release.manifests) {
    text = text.replaceAll(version, 'version');
    for (const [file, { sha384 }] of Object.entries(files))
      if (file.startsWith('browser/') && html.includes(file.slice('browser/'.length))) hash.update(sha384);
  }
  return hash.update(text).digest('hex');
}

function reasonToRefuse(
  { path, part, version, area }: Visit,
  status: number,
  { children }: ParsedPage,
): string | undefined {
  const wanted = path === notFoundPath ? 404 : 200;
  if (status !== wanted) return `answers ${status} instead of ${wanted} at ${path}`;
  if (!DomUtils.existsOne(({ name }) => name === 'h1', children)) return `serves no h1 at ${path}`;
  const isThere =
    part === hostPart ||
    DomUtils.existsOne(
      ({ attribs }) =>
        attribs['data-part'] === part && attribs['data-version'] === version && attribs['data-area'] === area,
      children,
    );
  return isThere ? undefined : `does not render its ${area === 'page' ? 'page' : `fragment ${area}`} at ${path}`;
}

function serverRefusal(
  visit: Visit,
  reason: string,
  cause: Cause | undefined,
  edge: RehearsalEdge,
  unreachableServices: string[],
): Refusal {
  return {
    check: 'server',
    part: visit.part,
    reason: cause ? `${reason}: ${cause.message}` : `${reason}.`,
    remedy: remedyFor(edge.release.id, unreachableServices),
  };
}

function slowPage(
  { part, path }: Visit,
  { ms, liveMs, allowedMs }: { ms: number; liveMs: number | undefined; allowedMs: number },
  { release }: RehearsalEdge,
): Refusal {
  const beside = liveMs === undefined ? '' : `, the live one ${Math.round(liveMs)} ms`;
  return {
    check: 'speed',
    part,
    reason: `takes ${Math.round(ms)} ms to render ${path} on the server${beside}; ${Math.round(allowedMs)} ms are allowed.`,
    remedy: `Find what takes so long there; ${ifBusy}. ${howToLook(release.id)}`,
  };
}

/** Advice for a page that fails, perhaps because a service did not answer. */
export function remedyFor(releaseId: string, unreachableServices: string[]): string {
  if (unreachableServices.length === 0) return howToLook(releaseId);
  const addresses = unreachableServices.map((name) => `${name}=http://HOST:PORT`).join(',');
  const start = `No answer from the service ${unreachableServices.join(', ')}: start it, or say where it runs with SERVICES=${addresses}.`;
  return `${start} A site forwards only to services of the parts live there. ${howToLook(releaseId)}`;
}

/** For measurements, which a busy machine can spoil even though they are repeated. */
export const ifBusy = 'if this machine was busy, run the same command again';

/** How a tester can look at the refused release, which nobody else sees. */
function howToLook(releaseId: string): string {
  return `To look at it on a running site: npm run release -- token --release ${releaseId}`;
}

/** An edge's log arrives through a pipe, possibly after the response that it is about. */
const logPolling = { maxReads: 20, pauseMs: 25 };

export interface Cause {
  /** The exception, and the line of the sources that threw it. */
  message: string;
  /** Whether something was thrown. If not, rendering was late or was stopped, and a busy machine may be the cause. */
  isThrown: boolean;
}

/** Finds in the edge's log why a page failed on the server; undefined if nothing was logged. */
export async function causeOf(
  { log }: RehearsalEdge,
  { path, part }: Pick<Visit, 'path' | 'part'>,
): Promise<Cause | undefined> {
  const isBehind = (failure: RenderFailure) => failure.path === path || (!failure.path && failure.part === part);
  for (let reads = 0; reads < logPolling.maxReads; reads += 1) {
    const failure = log.flatMap((line) => readRenderFailure(line) ?? []).findLast(isBehind);
    if (failure) return { message: describeReason(failure), isThrown: failure.isThrown };
    await pause(logPolling.pauseMs);
  }
  return undefined;
}

function describeReason({ reason }: RenderFailure): string {
  const [first = '', second = ''] = reason.split('\n');
  // The message of an exception may begin on the line below its name.
  const exception = first.endsWith(':') ? `${first} ${second.trim()}` : first;
  const place = placeIn(reason);
  return place ? `${exception}, thrown at ${place}` : exception;
}

/** The first line of our own sources in a stack: `pages/ContactPage.tsx:12:9`. Without a source map, a line of the built module. */
function placeIn(stack: string): string | undefined {
  const places = [...stack.matchAll(/^\s+at (?:.*\()?(\S+:\d+:\d+)\)?$/gm)].map(([, place = '']) => place);
  const own = places.find((place) => !/node_modules|^node:/.test(place));
  const names = own?.replace(/^(?:webpack|file):\/\/(?:[^/]*\/)?(?:\.\/)?/, '').split('/');
  return names?.slice(names.findLastIndex(isReleaseId) + 1).join('/');
}
