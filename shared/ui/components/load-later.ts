import { type ComponentType, lazy } from 'react';

/**
 * A component whose code loads when it is first rendered, below a `Suspense`. If the code cannot be loaded, `Missing` is rendered in its place, and
 * stays for as long as the document lives, because React keeps the first outcome. Render it first in a transition, or by a deferred value: the page
 * then stays as it is until the code is there.
 * @example
 * const Map = loadLater(() => import('./Map.tsx').then((module) => module.Map), () => <p>{address}</p>);
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
) {
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
}
