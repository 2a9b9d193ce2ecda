import { hostPart } from '@site/contracts/manifest';

/** The routes that parts own. The router lists the shell's own pages itself. */
export function partRoutes<Route extends { part: string }>(routes: readonly Route[]): Route[] {
  return routes.filter(({ part }) => part !== hostPart);
}
