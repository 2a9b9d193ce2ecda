interface Shown {
  /** Part name to version: these among the live ones, or among those of the release. */
  versions: Record<string, string>;
  release?: string | undefined;
  token: string;
}

/** The page that shows what is live and what was. */
export function releasesLink(site: string, token: string): string {
  return new URL(`/_/releases?token=${encodeURIComponent(token)}`, site).href;
}

/** An address that shows its reader another release until the token ends. */
export function testerLink(site: string, { versions, release, token }: Shown): string {
  const link = new URL('/', site);
  const asked = [
    ...(release ? [`release=${release}`] : []),
    ...Object.entries(versions).map((pair) => `part=${pair.join('@')}`),
    `token=${encodeURIComponent(token)}`,
  ];
  // By hand: `URLSearchParams` would write `@` as `%40`, which people cannot read.
  link.search = asked.join('&');
  return link.href;
}
