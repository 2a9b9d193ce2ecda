import type { createBrowserRouter } from '@site/host/router';
import type { RouterNavigateOptions, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Cross-fades every page change on devices where that takes no noticeable time. Links of parts need not ask for it. */
export function crossFadePages(router: Router): void {
  forgiveSkippedTransitions();
  const navigate = router.navigate.bind(router) as (
    to: To | number | null,
    options?: RouterNavigateOptions,
  ) => Promise<void>; // joins its two overloads
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions) => {
    delete document.documentElement.dataset.swiped;
    return navigate(
      to,
      typeof to === 'number' ? options : { ...options, viewTransition: canCrossFade() && !isSubmission(options) },
    );
  };
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    if (hasUAVisualTransition) document.documentElement.dataset.swiped = '';
    else delete document.documentElement.dataset.swiped;
  });
}

/** When a newer navigation overtakes a transition, the router skips it and nobody handles the rejection that follows. */
function forgiveSkippedTransitions() {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

// Not on phones: the browser captures the old page before it can show the next one, and on a slow phone that made the change
// half as long again. There the page changes at once.
const fittingDevices = '(prefers-reduced-motion: no-preference) and (hover: hover) and (pointer: fine)';

function canCrossFade(): boolean {
  return 'startViewTransition' in document && matchMedia(fittingDevices).matches;
}

/** A submitted form stays on its page. */
function isSubmission(options: RouterNavigateOptions | undefined): boolean {
  return options !== undefined && 'formData' in options;
}
