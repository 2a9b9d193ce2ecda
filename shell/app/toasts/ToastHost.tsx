import { type ComponentType, useEffect, useState } from 'react';
import { useSiteState } from '../site-context.ts';

/** The site's one toast container. Its code loads with the first toast, and stays so that the last one can fade out. */
export function ToastHost() {
  const toasts = useSiteState((state) => state.toasts);
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    if (toasts.length === 0 || Toasts) return;
    import(/* webpackChunkName: "toasts" */ './Toasts.tsx').then(
      // In a function, because React would call the component itself as a state updater.
      ({ Toasts }) => setToasts(() => Toasts),
      // There may be no connection. The form shows the same message, and the next toast tries again.
      () => undefined,
    );
  }, [toasts, Toasts]);
  return Toasts && <Toasts />;
}
