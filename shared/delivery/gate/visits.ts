import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { RouteEntry } from '@site/contracts/part';
import { routeOf } from '@site/contracts/paths';
import { DomUtils, type parseDocument } from 'htmlparser2';
import { changedParts, type Proposal, type ResolvedRelease } from './proposal.ts';

/** A page to open, and the area of a part to find on it. */
export interface Visit {
  /** Path of the route, parameters included: `/blogs/:slug`. */
  path: string;
  part: string;
  version: string;
  /** `page`, or the fragment's name. */
  area: string;
  /** Pages of one kind share their code. */
  kind: string;
}

/** Every route of the changed parts, and a page with each of their fragments. With a new shell, also one page of every other part. */
export function visitsFor(proposal: Proposal): Visit[] {
  const changed = changedParts(proposal);
  const unchanged = changed.some(({ name }) => name === hostPart)
    ? proposal.proposed.manifests.filter((manifest) => !changed.includes(manifest))
    : [];
  return [
    ...changed.flatMap(pageVisits),
    ...changed.flatMap((manifest) => fragmentVisits(manifest, proposal.proposed)),
    ...unchanged.flatMap((manifest) => pageVisits(manifest).slice(0, 1)),
  ];
}

function pageVisits({ name, version, table }: PartManifest): Visit[] {
  return table.routes.map(({ path, page }) => ({ path, part: name, version, area: 'page', kind: `${name} ${page}` }));
}

/** Whether its path has parameters: `/blogs/:slug`. */
export function hasParameters({ path }: Visit): boolean {
  return path.includes(':');
}

/** Every route of the release that is proposed. */
export function routesIn({ proposed }: Pick<Proposal, 'proposed'>): RouteEntry[] {
  return proposed.manifests.flatMap(({ table }) => table.routes);
}

/** A fragment that no page shows yet cannot be checked. */
function fragmentVisits({ name, version, table }: PartManifest, proposed: ResolvedRelease): Visit[] {
  const routes = routesIn({ proposed });
  return table.fragments.flatMap((fragment) => {
    const route =
      routes.find(({ fragments }) => fragments?.includes(fragment.name)) ?? (fragment.place ? routes[0] : undefined);
    return route
      ? [{ path: route.path, part: name, version, area: fragment.name, kind: `${name} ${fragment.name}` }]
      : [];
  });
}

export type ParsedPage = ReturnType<typeof parseDocument>;

/** Collects real addresses of routes with parameters from the `a` elements of pages; `link` elements name feeds and files. */
export function linkedAddresses(routes: { path: string }[]) {
  const addresses = new Map<string, string>();
  return {
    get: (route: string) => addresses.get(route),
    readFrom(page: ParsedPage) {
      for (const { attribs } of DomUtils.getElementsByTagName('a', page)) {
        const address = attribs.href ?? '';
        if (!/^\/[^?#]*$/.test(address)) continue;
        const route = routeOf(routes, address);
        if (route && !addresses.has(route.path)) addresses.set(route.path, address);
      }
    },
  };
}
