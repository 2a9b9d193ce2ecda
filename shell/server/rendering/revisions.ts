/** How often services are asked whether their data changed, and so the greatest age of a page. */
const intervalMs = 1_000;

export type Revisions = ReturnType<typeof followRevisions>;

/**
 * Data revision of each service, from its `GET /revision`.
 * A service that does not answer keeps its last one, so pages made from its data stay valid.
 */
export function followRevisions(origins: Record<string, string>) {
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
    of: (services: string[]) => services.map((name) => revisions.get(name) ?? '').join(),
    stop: () => clearInterval(timer),
  };
}
