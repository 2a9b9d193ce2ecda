import type { Log } from '@site/service/process/log';
import { poll } from '@site/service/process/poll';
import { errorText } from '@site/service/process/system-errors';
import * as v from 'valibot';
import { readBody } from '../read-body.ts';

/** How often services are asked whether their data have changed, and so the maximum age of a page. */
const pollIntervalMs = 1_000;
/** Less than the interval, so that a service that hangs delays no poll. */
const responseTimeoutMs = 900;
const maxBytes = 16 * 1024;

export type Revisions = ReturnType<typeof followRevisions>;

/** The maximum age of a page whose data come from a host that announces no changes. */
const unannouncedMaxAgeMs = 60_000;

/** After so many polls in a row without a revision, a service is down, or slower than any page would wait. */
const maxMissedPolls = 3;

interface RevisionOptions {
  log: Log;
  /** Set where pages are made from the responses of another host instead of these services. */
  apiHost?: string;
  /** Called after each change with the revisions of all services. */
  onChange?: (revisions: string) => void;
}

/**
 * Data revision of each service, from its `GET /revision`: pages, sitemap and search index are made anew once that of a service changes.
 * A service that does not answer, or with an error, keeps its last revision, so what was made from its data stays valid.
 */
export function followRevisions(origins: Record<string, string>, { log, apiHost, onChange }: RevisionOptions) {
  const revisions = new Map<string, string>();
  const missedPolls = new Map<string, number>();

  async function pollServices() {
    await Promise.all(Object.entries(origins).map(([name, origin]) => pollService(name, origin)));
  }

  async function pollService(name: string, origin: string) {
    try {
      const revision = await fetchRevision(origin);
      if (isUnavailable(name)) log.warn({ service: name }, `The ${name} service is available again.`);
      missedPolls.set(name, 0);
      if (revisions.get(name) === revision) return;
      revisions.set(name, revision);
    } catch (error) {
      const wasUnavailable = isUnavailable(name);
      missedPolls.set(name, missedCount(name) + 1);
      if (!wasUnavailable && isUnavailable(name))
        log.error({ service: name }, `The ${name} service is unavailable: ${errorText(error)}`);
      return;
    }
    onChange?.([...revisions].sort().join());
  }

  const missedCount = (name: string) => missedPolls.get(name) ?? 0;
  const isUnavailable = (name: string) => missedCount(name) >= maxMissedPolls;

  const polling = poll(pollServices, {
    intervalMs: pollIntervalMs,
    onFailure: (err) => log.error({ err }, "A change of the services' data could not be announced"),
  });
  return {
    ready: polling.runNow(),
    of(services: string[]) {
      const key = services.map((name) => revisions.get(name) ?? '').join();
      return apiHost && services.length > 0 ? `${key} ${unannouncedRevision()}` : key;
    },
    /** Services that hang, fail or are down. Pages are rendered without their data at once, instead of each waiting in vain. */
    unavailable: () => Object.keys(origins).filter(isUnavailable),
    stop: polling.stop,
  };
}

function unannouncedRevision(): string {
  return String(Math.floor(performance.now() / unannouncedMaxAgeMs));
}

const revisionResponse = v.object({ data: v.object({ revision: v.string() }) });

/**
 * Throws if the service does not answer, or with anything but a revision. A site that forwards to its services, which the gate uses in their
 * place, has no such address.
 */
async function fetchRevision(origin: string): Promise<string> {
  const response = await fetch(`${origin}/revision`, { signal: AbortSignal.timeout(responseTimeoutMs) });
  if (response.status === 404) return unannouncedRevision();
  if (!response.ok) throw new Error(`/revision answers ${response.status}`);
  return v.parse(revisionResponse, JSON.parse((await readBody(response, maxBytes)).toString())).data.revision;
}
