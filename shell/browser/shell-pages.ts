import { markShellFailed } from '../app/parts/mark-part-failed.ts';
import { RouteFailed } from '../app/parts/RouteFailed.tsx';

/**
 * The shell's own pages, for its router. Hydration needs the code of the one that is shown; the code of the other loads when somebody goes
 * there. If that fails, `onMissingPage` runs first.
 */
export async function shellPages(shown: 'search' | 'notFound' | undefined, onMissingPage: () => Promise<void>) {
  async function shellPage<Page extends object>(isShown: boolean, load: () => Promise<Page>) {
    return isShown ? await load() : { lazy: () => load().catch(failedPage) };
  }

  /** If `lazy` rejects, the router shows nothing at all, although the route has an error boundary. */
  async function failedPage(error: unknown) {
    await onMissingPage();
    markShellFailed(error);
    return { Component: RouteFailed };
  }

  return {
    searchPage: await shellPage(shown === 'search', loadSearchPage),
    notFoundPage: await shellPage(shown === 'notFound', loadNotFoundPage),
  };
}

async function loadSearchPage() {
  const { SearchPage, loader } = await import(/* webpackChunkName: "SearchPage" */ '../app/search/SearchPage.tsx');
  return { Component: SearchPage, loader };
}

async function loadNotFoundPage() {
  const { NotFoundRoute } = await import(/* webpackChunkName: "NotFoundPage" */ '../app/pages/NotFoundPage.tsx');
  return { Component: NotFoundRoute };
}
