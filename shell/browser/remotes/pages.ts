import type { PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/site';
import type { LoadedPage } from '../../app/parts/parts.ts';
import { createAttempts } from './attempts.ts';
import { loadModule } from './federation-runtime.ts';

/** The pages of remotes, by path of their route. */
export function createPartPages(filesReady: (part: string) => Promise<void>, onChange: () => void) {
  const attempts = createAttempts<LoadedPage>(onChange);
  return {
    stateOf: ({ path }: SiteRoute) => attempts.get(path)?.state,
    /** Loads the page, unless that has been tried already. */
    load(route: SiteRoute) {
      return attempts.get(route.path) ?? attempts.start(route.path, route.part, () => loadPage(route, filesReady));
    },
    dropUnready: attempts.dropUnready,
  };
}

/** What the part says of a route, without the page's own code. */
export async function findPartRoute({ part, path }: SiteRoute): Promise<PartRoute> {
  const { routes } = await loadModule<{ routes: PartRoute[] }>(part, 'routes');
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`${part} does not have the route ${path} that its table names.`);
  return found;
}

async function loadPage(route: SiteRoute, filesReady: (part: string) => Promise<void>): Promise<LoadedPage> {
  await filesReady(route.part);
  const partRoute = await findPartRoute(route);
  return { Page: await partRoute.page(), route: partRoute };
}
