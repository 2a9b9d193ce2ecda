import type { ServedRelease } from './served-release.ts';

/** Addresses of first scripts, which name all other files of their part: the host's and the remotes'. */
export function firstScriptsIn(text: string): string[] {
  return text.match(/\/_\/[a-z0-9-]+\/(?:main|remoteEntry)\.\w+\.js/g) ?? [];
}

/** First scripts that are not of the versions that the release names. */
function foreignScripts(scripts: string[], { parts }: ServedRelease): string[] {
  const own = Object.values(parts).map(({ base, entry }) => base + entry);
  return scripts.filter((script) => !own.includes(script));
}

/** First scripts and areas of a served page that are of another release than the page's. Throws if there is nothing to compare. */
export function foreignOnPage(html: string, release: ServedRelease): string[] {
  const scripts = firstScriptsIn(html);
  const areas = [...html.matchAll(/data-part="([a-z0-9-]+)" data-version="([^"]+)"/g)];
  // A page names the host's first script and that of the remote whose page it is.
  if (new Set(scripts).size < 2 || areas.length === 0)
    throw new Error(`nothing to compare: the page has ${scripts.length} first scripts and ${areas.length} areas`);
  const foreignAreas = areas.filter(([, part = '', version]) => release.parts[part]?.version !== version);
  return [...foreignScripts(scripts, release), ...foreignAreas.map(([area]) => area)];
}
