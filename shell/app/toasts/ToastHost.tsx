import { lazy, Suspense, useState } from 'react';
import { useSiteState } from '../site-context.ts';

const Toasts = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })),
);

/** The site's one toast container. Its code loads with the first toast, and stays so that the last one can fade out. */
export function ToastHost() {
  const hasToasts = useSiteState(({ toasts }) => toasts.length > 0);
  const [isNeeded, setNeeded] = useState(hasToasts);
  if (hasToasts && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
