import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../site-context.ts';

const Toasts = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })),
);

/** The site's one toast container; it comes with the first toast. */
export function ToastHost() {
  const hasToasts = useStore(useSite().store, ({ toasts }) => toasts.length > 0);
  if (!hasToasts) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
