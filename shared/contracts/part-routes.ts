import type { ComponentType } from 'react';
import type { ApiClient } from './api.ts';
import type { Crumb, SharedPicture } from './part.ts';
import type { DescribeThings } from './structured-data.ts';

// The exports of a part's modules: routes, loaders, heads, fragments.

/** Given to a loader by the router. */
export interface LoaderArgs {
  /** Decoded values of the route's parameters: `slug` for `/blogs/:slug`. */
  params: Record<string, string | undefined>;
  request: Request;
  api: ApiClient;
}

/** Given to an action by the router. */
export interface ActionArgs extends LoaderArgs {
  form: FormData;
}

/** Title, description and the like from the loader's data; the route table's stand in for those that are absent. */
export interface Head {
  title?: string;
  description?: string;
  isIndexed?: boolean;
  /** Path of the page, if the route has parameters. */
  canonical?: string;
  crumbs?: Crumb[];
  share?: SharedPicture;
  /** ISO times; set if the page is an article. */
  article?: { published: string; modified: string };
}

/**
 * One entry of the list that a part exposes as `./routes`. Its path is that of a row in the part's table.
 * @example
 * export const routes = [
 *   {
 *     path: '/blogs/:slug',
 *     page: () => import('./pages/BlogDetailPage.tsx').then((module) => module.BlogDetailPage),
 *     loader: async ({ params, request, api }) => fetchPost(api, params.slug, request.signal),
 *     head: (post: Post) => ({ title: post.title, description: post.summary }),
 *   },
 * ] satisfies PartRoute[];
 */
export interface PartRoute {
  path: string;
  page: () => Promise<ComponentType>;
  /** Its result must survive JSON, by which it reaches the browser. */
  loader?: (args: LoaderArgs) => Promise<unknown>;
  /** Handles a form that was posted without JavaScript. */
  action?: (args: ActionArgs) => Promise<unknown>;
  /** Receives the loader's data as it came over the network. */
  head?: (data: never) => Head;
  /** Structured data beyond what the shell adds to every page. A chunk of its own, because only the server needs it. */
  structuredData?: () => Promise<DescribeThings>;
}

/**
 * Exported as `fragment` by the module of a fragment.
 * @example
 * export const fragment: PartFragment<Post[]> = {
 *   Fragment: RecentPosts,
 *   loader: ({ api, signal }) => fetchRecentPosts(api, signal),
 * };
 */
export interface PartFragment<Data = never> {
  Fragment: ComponentType<{ data: Data }>;
  loader: (args: Pick<LoaderArgs, 'api'> & { signal: AbortSignal }) => Promise<Data>;
}
