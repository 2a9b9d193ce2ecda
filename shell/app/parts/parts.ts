import { hostPart } from '@site/contracts/manifest';
import type { Head, PartRoute } from '@site/contracts/part-routes';
import type { SiteRoute } from '@site/contracts/shell-api';
import type { ComponentType } from 'react';

/** The routes that parts own. The router lists the shell's own pages itself. */
export function partRoutes<Route extends { part: string }>(routes: readonly Route[]): Route[] {
  return routes.filter(({ part }) => part !== hostPart);
}

export interface LoadedPage {
  Page: ComponentType;
  route: PartRoute;
}

export type PageState = PartState<LoadedPage>;

export interface LoadedFragment {
  /** The part gives its data a type; to the shell they are opaque. */
  Fragment: ComponentType<{ data: unknown }>;
  data: unknown;
}

export type FragmentState = PartState<LoadedFragment>;

/** A module of a part, while it loads and after. */
export type PartState<Loaded> = { status: 'waiting' } | { status: 'failed' } | ({ status: 'ready' } & Loaded);

/**
 * The remotes as the shell's components see them; server and browser each implement it.
 * Nothing here rejects: a part that cannot be loaded is a state.
 */
export interface Parts {
  pageState(route: SiteRoute): PageState;
  /** Loads the part's definition of the route, such as its loader, without the page's own code. */
  loadRoute(route: SiteRoute): Promise<PartRoute | undefined>;
  /** Loads the page's code, again if that has failed before; undefined if it fails or times out. */
  loadPage(route: SiteRoute): Promise<LoadedPage | undefined>;
  /** Title and description that depend on the loader's data, where the part is loaded and has them. */
  headOf(route: SiteRoute, data: unknown): Head | undefined;
  fragmentState(name: string): FragmentState;
  /** Loads the fragment, again if that has failed before. Resolves once it is ready, perhaps after a retry. */
  loadFragment(name: string): Promise<void>;
  /** Loads a part again, starting with its entry. */
  retry(part: string): void;
  subscribe(listener: () => void): () => void;
  /** On the server: records whose component is being rendered, so that the part at fault is known when a page loops or throws. */
  onPartEntered?(part: string): void;
}
