import { hostPart } from '@site/contracts/manifest';
import type { PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import { logFailure, markPartFailed } from '../../app/mark-part-failed.ts';
import { type LoadedPage, PageMissing, type Parts } from '../../app/parts.ts';
import { loadModule } from './federation-runtime.ts';
import { shellRoutes } from './shell-routes.ts';
import { partTimeoutMs, unlessLeaving, withinTimeout } from './time-limits.ts';

interface PartPagesOptions {
  /** Resolves once the part's files may be asked for: after a retry, once they are renewed. */
  whenRenewed: (part: string) => Promise<void>;
  /** Prepares the part for another try. */
  retry: (part: string, module: string) => void;
  /** Runs before a page is given up. Stays pending if another document is about to load. */
  onMissing: () => Promise<void>;
}

/** Loads the pages of parts, the shell's own among them. The router's loaders call it; a page that has arrived stays. */
export function createPartPages({
  whenRenewed,
  retry,
  onMissing,
}: PartPagesOptions): Pick<Parts, 'loadRoute' | 'loadPage' | 'pageOf'> {
  const pages = new Map<string, LoadedPage>();
  const attempts = new Map<string, Promise<LoadedPage>>();
  const failed = new Set<string>();

  async function loadRoute({ part, path }: SiteRoute): Promise<PartRoute> {
    await whenRenewed(part);
    const routes = part === hostPart ? shellRoutes : (await loadModule<{ routes: PartRoute[] }>(part, 'routes')).routes;
    const partRoute = routes.find((candidate) => candidate.path === path);
    if (!partRoute) throw new Error(`${part} does not have the route ${path} that its table names.`);
    return partRoute;
  }

  async function load(route: SiteRoute): Promise<LoadedPage> {
    const partRoute = await loadRoute(route);
    const page = { Page: await partRoute.page(), route: partRoute };
    pages.set(route.path, page);
    return page;
  }

  async function loadInTime(route: SiteRoute): Promise<LoadedPage> {
    const arrival = unlessLeaving(load(route));
    try {
      const page = await withinTimeout(partTimeoutMs, arrival);
      if (page) return page;
      markPartFailed(route.part);
    } catch (error) {
      logFailure(error);
      markPartFailed(route.part, error);
    }
    failed.add(route.path);
    await onMissing();
    throw new PageMissing(route.path, arrival);
  }

  return {
    loadRoute,
    async loadPage(route) {
      const { path, part } = route;
      const page = pages.get(path);
      if (page) return page;
      if (failed.delete(path)) {
        attempts.delete(path);
        retry(part, route.page);
      }
      const attempt = attempts.get(path) ?? loadInTime(route);
      attempts.set(path, attempt);
      return attempt;
    },
    pageOf: ({ path }) => pages.get(path),
  };
}
