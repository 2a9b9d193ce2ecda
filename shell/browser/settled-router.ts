import type { createBrowserRouter } from '@site/host/router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router as `RouterProvider` is to see it: without the states between a click and the next page. Each of them renders every link of the
 * current page again, 265 ms on a phone, and makes React give up the areas that are not hydrated yet. What shows that a page is loading reads
 * `useNextPath`.
 */
export function settledRouter(router: Router): Router {
  const subscribe: Router['subscribe'] = (listener) =>
    router.subscribe((state, change) => {
      if (state.navigation.state === 'idle') listener(state, change);
    });
  // The router reads its state by getters, which a copy would lose.
  return Object.create(router, { subscribe: { value: subscribe } });
}
