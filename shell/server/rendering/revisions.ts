/** How often services are asked whether their data have changed, and so the maximum age of a page. */
const pollIntervalMs = 1_000;

export type Revisions = ReturnType<typeof followRevisions>;

/** The maximum age of a page whose data come from an API host, which announces no changes. */
const apiHostMaxAgeMs = 60_000;

/** After so many unanswered polls in a row, a service is slower than any page would wait. */
const maxMissedPolls = 3;

interface RevisionOptions {
  /** Set where pages are made from the answers of another host instead of these services. */
  apiHost?: string | undefined;
  /** Called with the revisions of all services. */
  onChange?: ((revisions: string) => void) | undefined;
}

/**
 * Data revision of each service, from its `GET /revision`.
 * A service that does not answer keeps its last revision, so pages made from its data stay valid.
 */
export function followRevisions(origins: Record<string, string>, { apiHost, onChange }: RevisionOptions = {}) {
  const revisions = new Map<string, string>();
  const missedPolls = new Map<string, number>();

  async function poll() {
    await Promise.all(
      Object.entries(origins).map(async ([name, origin]) => {
        const response = await fetch(`${origin}/revision`, { signal: AbortSignal.timeout(pollIntervalMs) }).catch(
          () => undefined,
        );
        missedPolls.set(name, response ? 0 : (missedPolls.get(name) ?? 0) + 1);
        if (!response?.ok) return;
        const { data } = await response.json();
        const [previous, revision] = [revisions.get(name), String(data?.revision)];
        revisions.set(name, revision);
        if (previous !== revision) onChange?.([...revisions].sort().join());
      }),
    ).catch(() => undefined);
  }

  const timer = setInterval(poll, pollIntervalMs);
  return {
    ready: poll(),
    of(services: string[]) {
      const key = services.map((name) => revisions.get(name) ?? '').join();
      return apiHost && services.length > 0 ? `${key} ${Math.floor(performance.now() / apiHostMaxAgeMs)}` : key;
    },
    /** Services that hang or are down. Pages are rendered without their data at once, instead of each waiting in vain. */
    unavailable: () => [...missedPolls].filter(([, count]) => count >= maxMissedPolls).map(([name]) => name),
    stop: () => clearInterval(timer),
  };
}
