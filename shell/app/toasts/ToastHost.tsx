import { lazy, Suspense } from 'react';
import { useSiteState } from '../site-context.ts';

const Toasts = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })),
);

/** The site's one toast container. Its code loads with the first toast. */
export function ToastHost() {
  const hasToasts = useSiteState(({ toasts }) => toasts.length > 0);
  if (!hasToasts) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
