import type { createBrowserRouter } from '@site/host/router';
import type { RouterNavigateOptions, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Lets every page change cross-fade where that costs no time worth naming; no link of a part need ask for it. */
export function crossFadePages(router: Router): void {
  forgiveSkippedTransitions();
  const navigate = router.navigate.bind(router) as (
    to: To | number | null,
    options?: RouterNavigateOptions,
  ) => Promise<void>; // its two overloads in one
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

/** The router skips a transition that a newer navigation overtakes, and nobody listens for the rejection that follows. */
function forgiveSkippedTransitions() {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

// Not on phones: taking the picture of the old page came before the next page could be shown, and on a slow one that was
// half as long again as the change itself. There the page changes at once.
const isFitting = '(prefers-reduced-motion: no-preference) and (hover: hover) and (pointer: fine)';

function canCrossFade(): boolean {
  return 'startViewTransition' in document && matchMedia(isFitting).matches;
}

/** A form's answer comes on the page that is there already. */
function isSubmission(options: RouterNavigateOptions | undefined): boolean {
  return options !== undefined && 'formData' in options;
}
