/** How often services are asked whether their data changed, and so the greatest age of a page. */
const intervalMs = 1_000;

export type Revisions = ReturnType<typeof followRevisions>;

/** The greatest age of a page whose data came from an API host, which need not announce changes. */
const foreignMs = 60_000;

interface FollowOptions {
  /** Set where pages are made from the answers of another host, and not of these services. */
  apiHost?: string | undefined;
}

/**
 * Data revision of each service, from its `GET /revision`.
 * A service that does not answer keeps its last one, so pages made from its data stay valid.
 */
export function followRevisions(origins: Record<string, string>, { apiHost }: FollowOptions = {}) {
  const revisions = new Map<string, string>();

  async function ask() {
    await Promise.all(
      Object.entries(origins).map(async ([name, origin]) => {
        const answer = await fetch(`${origin}/revision`, { signal: AbortSignal.timeout(intervalMs) }).catch(
          () => undefined,
        );
        if (!answer?.ok) return;
        const { data } = await answer.json();
        revisions.set(name, String(data?.revision));
      }),
    ).catch(() => undefined);
  }

  const timer = setInterval(ask, intervalMs);
  return {
    ready: ask(),
    of(services: string[]) {
      const known = services.map((name) => revisions.get(name) ?? '').join();
      return apiHost && services.length > 0 ? `${known} ${Math.floor(Date.now() / foreignMs)}` : known;
    },
    stop: () => clearInterval(timer),
  };
}
