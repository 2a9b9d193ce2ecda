import type { ComponentType } from 'react';
import type { ApiClient } from './api.ts';
import type { Crumb, SharedPicture } from './part.ts';
import type { DescribeThings } from './structured-data.ts';

// The exports of a part's modules: routes, loaders, heads, fragments.

export interface LoaderArgs {
  params: Record<string, string | undefined>;
  request: Request;
  api: ApiClient;
}

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

/** One entry of the list that a part exposes as `./routes`. */
export interface PartRoute {
  path: string;
  page: () => Promise<ComponentType>;
  loader?: (args: LoaderArgs) => Promise<unknown>;
  /** Handles a form that was posted without JavaScript. */
  action?: (args: ActionArgs) => Promise<unknown>;
  /** Receives the loader's data as it came over the network. */
  head?: (data: never) => Head;
  /** Structured data beyond what the shell adds to every page. A chunk of its own, because only the server needs it. */
  structuredData?: () => Promise<DescribeThings>;
}

/** Exported as `fragment` by the module of a fragment. */
export interface PartFragment<Data = never> {
  Fragment: ComponentType<{ data: Data }>;
  loader: (args: Pick<LoaderArgs, 'api'> & { signal: AbortSignal }) => Promise<Data>;
}
