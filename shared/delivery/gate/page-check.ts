import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { siteConfig } from '@site/brand/site.config';
import { hostPart } from '@site/contracts/manifest';
import { notFoundPath } from '@site/contracts/paths';
import type { PartFailure } from '@site/service/process/messages';
import { errorText } from '@site/service/process/system-errors';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isReleaseId } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type GateProgress, manifestIn, type Proposal, type Refusal, type ResolvedRelease } from './proposal.ts';
import type { TrialProcess, TrialProcesses } from './trial-processes.ts';
import { hasParameters, linkedAddresses, type ParsedPage, routesIn, type Visit, visitsFor } from './visits.ts';

/** A page whose loader never settles is answered by the edge much earlier. */
const responseTimeoutMs = 30_000;

/** A release that runs while it is judged, on the edge of its own shell. */
export interface TrialEdge extends Pick<TrialProcess, 'url' | 'failures'> {
  release: ResolvedRelease;
}

export interface TrialEdges {
  proposed: TrialEdge;
  /** Undefined before the first release. */
  live: TrialEdge | undefined;
}

interface EdgeOptions {
  store: Pick<ReleaseStore, 'edgeScript' | 'releaseFolder'>;
  trials: TrialProcesses;
}

/** Runs both releases, the proposed one beside the services that go live with it. Throws if the proposed one does not start. */
export async function startEdges(
  { live, proposed }: Proposal,
  options: EdgeOptions,
  services: Record<'proposed' | 'live', Record<string, string>>,
): Promise<TrialEdges> {
  const [running, beside] = await Promise.all([
    startEdge(proposed, options, services.proposed),
    // A live release that does not start must not block the one that repairs it.
    live && startEdge(live, options, services.live).catch(() => undefined),
  ]);
  return { proposed: running, live: beside };
}

async function startEdge(release: ResolvedRelease, { store, trials }: EdgeOptions, services: Record<string, string>) {
  const shell = manifestIn(release, hostPart);
  if (!shell) throw new Error('A release without a shell cannot be run; publish and promote the shell first.');
  const env = {
    DATA_DIR: await trials.newFolder(),
    RELEASES_DIR: await store.releaseFolder(release.id),
    RELEASE: release.id,
    SERVICES: Object.entries(services)
      .map((pair) => pair.join('='))
      .join(),
  };
  const { url, failures } = await trials.start({
    name: 'its edge',
    script: await store.edgeScript(shell.version),
    env,
  });
  return { url, failures, release };
}

/** A page that the proposed release serves. */
export interface ServedPage {
  /** Where its route has parameters, with a real address. */
  visit: Visit;
  /** Whether visitors have the same page already: HTML and files are equal, whatever the versions are called. */
  isLive: boolean;
  /** Whether the live release has a page at this address. */
  hasLivePage: boolean;
}

/** Renders every page of the changed parts, and a page with each of their fragments, among the live parts. */
export async function checkPages(
  { proposed, live }: TrialEdges,
  proposal: Proposal,
  onProgress: GateProgress = () => {},
): Promise<{ refusals: Refusal[]; pages: ServedPage[] }> {
  const visits = visitsFor(proposal);
  const addresses = linkedAddresses(routesIn(proposal));
  const refusals: Refusal[] = [];
  const pages: ServedPage[] = [];
  // Lists first: they link to the pages behind parameters.
  const inOrder = [...visits.filter((visit) => !hasParameters(visit)), ...visits.filter(hasParameters)];
  for (const [index, visit] of inOrder.entries()) {
    const path = hasParameters(visit) ? addresses.get(visit.path) : visit.path;
    // A page that nothing links to, such as that of a tag before the first post, has no address to ask for.
    if (path) {
      const [page, livePage] = await Promise.all([fetchPage(proposed, path), live && fetchPage(live, path)]);
      const parsed = parseDocument(page.html);
      addresses.readFrom(parsed);
      const reason = reasonToRefuse({ ...visit, path }, page, parsed);
      if (reason) refusals.push(await pageRefusal({ ...visit, path }, reason, proposed));
      else {
        const hasLivePage = livePage?.status === page.status;
        const isLive = hasLivePage && live !== undefined && digestOf(page, proposed) === digestOf(livePage, live);
        pages.push({ visit: { ...visit, path }, isLive, hasLivePage });
      }
    }
    onProgress('pages', index + 1, visits.length);
  }
  return { refusals, pages };
}

interface FetchedPage {
  status: number;
  html: string;
  policy: string;
}

async function fetchPage({ url }: TrialEdge, path: string): Promise<FetchedPage> {
  // An edge that is stopped waits for connections that are open.
  const options = { redirect: 'manual', headers: { connection: 'close' } } as const;
  const response = await fetch(url + path, { ...options, signal: AbortSignal.timeout(responseTimeoutMs) }).catch(
    (error: unknown) => {
      throw new Error(`The edge does not answer at ${path}: ${errorText(error)}`, { cause: error });
    },
  );
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, html: await response.text(), policy };
}

function reasonToRefuse(
  { path, part, version, area }: Visit,
  { status }: FetchedPage,
  { children }: ParsedPage,
): string | undefined {
  const expected = path === notFoundPath ? 404 : 200;
  if (status !== expected) return `answers ${status} instead of ${expected} at ${path}.`;
  if (!DomUtils.existsOne(({ name }) => name === 'h1', children)) return `serves no h1 at ${path}.`;
  const isRendered =
    part === hostPart ||
    DomUtils.existsOne(
      ({ attribs }) =>
        attribs['data-part'] === part && attribs['data-version'] === version && attribs['data-area'] === area,
      children,
    );
  return isRendered ? undefined : `does not render its ${area === 'page' ? 'page' : `fragment ${area}`} at ${path}.`;
}

/** Covers the page and all files it names, without the names of versions. */
function digestOf({ html, policy }: FetchedPage, { release }: TrialEdge): string {
  let text = policy + html.replaceAll(release.id, 'release');
  for (const { version, files } of release.manifests) {
    text = text.replaceAll(version, 'version');
    for (const [file, { sha384 }] of Object.entries(files))
      if (file.startsWith('browser/') && html.includes(file.slice('browser/'.length))) text += sha384;
  }
  return hash('sha256', text);
}

async function pageRefusal({ path, part }: Visit, reason: string, edge: TrialEdge): Promise<Refusal> {
  const cause = await causeOf(edge, path, part);
  const look = howToLook(edge.release.id);
  // A route that is missing throws nothing: its area stays empty.
  const remedy = cause ? look : `Nothing was thrown: has routes.tsx a route for each row of route-table.ts? ${look}`;
  return { check: 'page', part: cause?.part ?? part, reason: cause ? `${reason} ${describe(cause)}` : reason, remedy };
}

/** An edge reports a failure before it answers, but on another way. */
const causePolling = { times: 20, pauseMs: 25 };

async function causeOf({ failures }: TrialEdge, path: string, part: string): Promise<PartFailure | undefined> {
  for (let times = 0; times < causePolling.times; times += 1) {
    const cause = failures.find((failure) => failure.path === path || (!failure.path && failure.part === part));
    if (cause) return cause;
    await pause(causePolling.pauseMs);
  }
  return undefined;
}

function describe({ reason }: PartFailure): string {
  const [first = '', second = ''] = reason.split('\n');
  // The message of an exception may begin on the line below its name.
  const exception = first.endsWith(':') ? `${first} ${second.trim()}` : first;
  const place = placeIn(reason);
  return place ? `${exception}, thrown at ${place}` : exception;
}

/** The first line of a part's own sources in a stack: `pages/ContactPage.tsx:12:9`. Without a source map, a line of the built module. */
function placeIn(stack: string): string | undefined {
  const places = [...stack.matchAll(/^\s+at (?:.*\()?(\S+:\d+:\d+)\)?$/gm)].map(([, place = '']) => place);
  const firstOfPart = places.find((place) => !/node_modules|^node:/.test(place));
  const names = firstOfPart?.replace(/^(?:webpack|file):\/\/(?:[^/]*\/)?(?:\.\/)?/, '').split('/');
  return names?.slice(names.findLastIndex(isReleaseId) + 1).join('/');
}

/** How a tester can look at the refused release, which nobody else sees. */
export function howToLook(releaseId: string): string {
  return `To look at it on a running site: ${siteConfig.releaseCommand} preview --release ${releaseId}`;
}
