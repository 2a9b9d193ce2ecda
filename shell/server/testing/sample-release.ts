import type { OwnedRoute } from '@site/shared/release/manifest.ts';
import type { LiveRelease } from '../live-release.ts';

/** For tests: a release that has nothing but what the test is about. */
export function liveRelease(changes: Partial<LiveRelease> = {}): LiveRelease {
  return {
    id: 'r1',
    services: [],
    indexed: [],
    addresses: [],
    searchSources: [],
    shellBase: '/_/shell/1.0.0-ab/',
    documents: new Map(),
    routeOf: () => undefined,
    servicesOf: () => [],
    ...changes,
  };
}

export function sampleRoute(changes: Partial<OwnedRoute> & Pick<OwnedRoute, 'path'>): OwnedRoute {
  return {
    part: 'marketing',
    page: 'TextPage',
    title: `Title of ${changes.path}`,
    description: `Description of ${changes.path}`,
    label: changes.path,
    trail: [],
    menus: [],
    searchWords: [],
    isIndexed: true,
    updated: '2026-11-20',
    ...changes,
  };
}
