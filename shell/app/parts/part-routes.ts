import { hostName } from '../../federation.ts';

/** The routes that parts own; pages of the shell itself stand in the router by hand. */
export function partRoutes<Route extends { part: string }>(routes: readonly Route[]): Route[] {
  return routes.filter(({ part }) => part !== hostName);
}
