/** How often services are asked whether their data changed, in milliseconds; so old a page can be at most. */
const interval = 1_000;

/**
 * Data revision of each service, from its `GET /revision`.
 * A service that does not answer keeps its last one: pages made from its data stay good.
 */
export function followRevisions(origins: Record<string, string>) {
  const revisions = new Map<string, string>();

  async function ask() {
    await Promise.all(
      Object.entries(origins).map(async ([name, origin]) => {
        const answer = await fetch(`${origin}/revision`, { signal: AbortSignal.timeout(interval) }).catch(
          () => undefined,
        );
        if (!answer?.ok) return;
        const { data } = await answer.json();
        revisions.set(name, String(data?.revision));
      }),
    ).catch(() => undefined);
  }

  const timer = setInterval(ask, interval);
  return {
    ready: ask(),
    of: (services: string[]) => services.map((name) => revisions.get(name) ?? '').join(),
    stop: () => clearInterval(timer),
  };
}
