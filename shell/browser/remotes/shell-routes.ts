import { definePage, type LoaderArgs } from '@site/contracts/part-routes';
import { notFoundPath } from '@site/contracts/paths';
import { searchPath } from '../../app/search/search-address.ts';
import { type SearchPageData, searchHead } from '../../app/search/search-page-data.ts';

/** The shell's own pages, as a part states its routes. Their code loads when somebody goes there. */
export const shellRoutes = [
  definePage({
    path: searchPath,
    page: () => searchPage().then(({ SearchPage }) => SearchPage),
    loader: (args: LoaderArgs): Promise<SearchPageData> => searchPage().then(({ loader }) => loader(args)),
    head: searchHead,
  }),
  definePage({
    path: notFoundPath,
    page: () =>
      import(/* webpackChunkName: "NotFoundPage" */ '../../app/pages/NotFoundPage.tsx').then(
        ({ NotFoundRoute }) => NotFoundRoute,
      ),
  }),
];

function searchPage() {
  return import(/* webpackChunkName: "SearchPage" */ '../../app/search/SearchPage.tsx');
}
