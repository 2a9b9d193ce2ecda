/** How often services are asked whether their data have changed, and so the maximum age of a page. */
const intervalMs = 1_000;

export type Revisions = ReturnType<typeof followRevisions>;

/** The maximum age of a page whose data come from an API host, which need not announce changes. */
const foreignMs = 60_000;

/** After so many unanswered requests in a row, a service is slower than any page would wait. */
const maxMissed = 3;

interface FollowOptions {
  /** Set where pages are made from the answers of another host instead of these services. */
  apiHost?: string | undefined;
  onChange?: (() => void) | undefined;
}

/**
 * Data revision of each service, from its `GET /revision`.
 * A service that does not answer keeps its last revision, so pages made from its data stay valid.
 */
export function followRevisions(origins: Record<string, string>, { apiHost, onChange }: FollowOptions = {}) {
  const revisions = new Map<string, string>();
  const missed = new Map<string, number>();

  async function ask() {
    await Promise.all(
      Object.entries(origins).map(async ([name, origin]) => {
        const answer = await fetch(`${origin}/revision`, { signal: AbortSignal.timeout(intervalMs) }).catch(
          () => undefined,
        );
        missed.set(name, answer ? 0 : (missed.get(name) ?? 0) + 1);
        if (!answer?.ok) return;
        const { data } = await answer.json();
        const [known, revision] = [revisions.get(name), String(data?.revision)];
        revisions.set(name, revision);
        if (known !== revision) onChange?.();
      }),
    ).catch(() => undefined);
  }

  const timer = setInterval(ask, intervalMs);
  return {
    ready: ask(),
    of(services: string[]) {
      const known = services.map((name) => revisions.get(name) ?? '').join();
      return apiHost && services.length > 0 ? `${known} ${Math.floor(performance.now() / foreignMs)}` : known;
    },
    all: () => [...revisions].sort().join(),
    /** Services that hang or are down. Pages are rendered without their data at once, instead of each waiting in vain. */
    away: () => [...missed].filter(([, count]) => count >= maxMissed).map(([name]) => name),
    stop: () => clearInterval(timer),
  };
}
