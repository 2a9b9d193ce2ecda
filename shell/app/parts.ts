import { hostPart } from '@site/contracts/manifest';
import type { PartRoute } from '@site/contracts/part-routes';
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

export interface LoadedFragment {
  /** The part gives its data a type; to the shell they are opaque. */
  Fragment: ComponentType<{ data: unknown }>;
  data: unknown;
}

export type FragmentState = PartState<LoadedFragment>;

/** A module of a part, while it loads and after. */
type PartState<Loaded> = { status: 'waiting' } | { status: 'failed' } | ({ status: 'ready' } & Loaded);

/** Thrown by a page's loader if the page's code does not arrive in time. */
export class PageMissing extends Error {
  override readonly name = 'PageMissing';
  /** Resolves if the code arrives after all. */
  readonly arrival: Promise<unknown>;

  constructor(path: string, arrival: Promise<unknown>) {
    super(`The code of the page ${path} has not arrived.`);
    this.arrival = arrival;
  }
}

/**
 * The parts as the router and the shell's components see them; server and browser each implement it. The router owns the pages: a loader
 * brings a page's code, and the router's error is the state of a page that lacks it. A fragment's state is `fragmentState`.
 */
export interface Parts {
  /** Loads the part's definition of the route, such as its loader, without the page's own code. */
  loadRoute(route: SiteRoute): Promise<PartRoute>;
  /** Loads the page's code, again if that has failed before. Rejects with `PageMissing` if it fails or takes too long. */
  loadPage(route: SiteRoute): Promise<LoadedPage>;
  /** The page, once `loadPage` has loaded it. */
  pageOf(route: SiteRoute): LoadedPage | undefined;
  fragmentState(name: string): FragmentState;
  /** Loads the fragment, again if that has failed before. Resolves once it is ready, perhaps after a retry. */
  loadFragment(name: string): Promise<void>;
  /** Loads the fragments of a part again that have failed, starting with the part's entry. */
  retry(part: string): void;
  subscribe(listener: () => void): () => void;
  /** On the server: records whose component is being rendered, so that the part at fault is known when a page loops or throws. */
  onPartEntered?(part: string): void;
}
