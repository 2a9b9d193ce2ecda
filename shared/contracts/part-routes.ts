import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { ApiClient } from './api.ts';
import type { Crumb, SharedPicture } from './part.ts';
import type { DescribeThings, PageIds } from './structured-data.ts';

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
 * One entry of the list that a part exposes as `./routes`, made by `definePage`. Its path is that of a row in the part's table. To the shell
 * the loader's data are opaque.
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

/** A page with its loader, whose data its head and its structured data get. */
export interface PageDefinition<Loader extends PageLoader> extends PartRoute {
  loader?: Loader;
  head?: (data: LoaderData<Loader>) => Head;
  structuredData?: () => Promise<(data: LoaderData<Loader>, ids: PageIds) => Thing[]>;
}

/**
 * A page of a part. It compiles only if head and structured data take what the loader returns. Write the type of the loader's `args`: without it
 * TypeScript does not infer what the loader returns.
 * @example
 * export const routes = [
 *   definePage({
 *     path: '/blogs/:slug',
 *     page: () => import('./pages/BlogDetailPage.tsx').then((module) => module.BlogDetailPage),
 *     loader: ({ params, request, api }: LoaderArgs) => fetchPost(api, params.slug, request.signal),
 *     head: (post) => ({ title: post.title, description: post.summary }),
 *   }),
 * ];
 */
export function definePage<Loader extends PageLoader>(page: PageDefinition<Loader>): PartRoute {
  return page;
}

type PageLoader = (args: LoaderArgs) => Promise<unknown>;

/**
 * What a loader's page gets: without the status of `data(…, { status })`, which the router takes off.
 * @example
 * function postHead(data: LoaderData<typeof loadPost>): Head
 */
export type LoaderData<Loader extends PageLoader> = WithoutStatus<Awaited<ReturnType<Loader>>>;

type WithoutStatus<Result> = Result extends { data: infer Data; init: ResponseInit | null } ? Data : Result;

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
