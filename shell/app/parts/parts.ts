import type { Head, PartRoute } from '@site/contracts/part';
import type { SiteRoute } from '@site/contracts/site';
import type { ComponentType } from 'react';

export interface LoadedPage {
  Page: ComponentType;
  route: PartRoute;
}

export type PageState = { status: 'waiting' } | { status: 'failed' } | ({ status: 'ready' } & LoadedPage);

export interface LoadedFragment {
  /** The part typed its data; to the shell they are opaque. */
  Fragment: ComponentType<{ data: unknown }>;
  data: unknown;
}

export type FragmentState = { status: 'waiting' } | { status: 'failed' } | ({ status: 'ready' } & LoadedFragment);

/**
 * The remotes as the shell's components see them; the server and the browser each have their own.
 * Nothing here rejects: a part that cannot be had is a state.
 */
export interface Parts {
  pageState(route: SiteRoute): PageState;
  /** Loads what the part says of the route (its loader among it), without the page's own code. */
  loadRoute(route: SiteRoute): Promise<PartRoute | undefined>;
  /** Loads the page's code, for at most the deadline; undefined where that failed or took too long. */
  loadPage(route: SiteRoute): Promise<LoadedPage | undefined>;
  /** Title and such that depend on the loader's data, where the part is there and says so. */
  headOf(route: SiteRoute, data: unknown): Head | undefined;
  fragmentState(name: string): FragmentState;
  /** Settles as soon as the fragment's state is no longer `waiting`. */
  fragmentSettled(name: string): Promise<unknown>;
  loadFragment(name: string): void;
  /** Tries a part again from its entry on. */
  retry(part: string): void;
  subscribe(listener: () => void): () => void;
  /** On the server: notes whose component is being rendered, so that a page that loops or throws names the part at fault. */
  entering?(part: string): void;
}
