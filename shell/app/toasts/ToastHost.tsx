import type { Toast } from '@site/host/shell-api';
import { useSiteState } from '../site-context.ts';
import type { SiteStore } from '../site-store.ts';

/** The site's one toast container. Its code loads with the first toast, and stays so that the last one can fade out. */
export function ToastHost() {
  const Toasts = useSiteState((state) => state.toasts?.Toasts);
  return Toasts && <Toasts />;
}

export function notify(store: SiteStore, toast: Toast): void {
  loadToasts().then(
    (toasts) => {
      store.setState({ toasts });
      toasts.show(toast);
    },
    // There may be no connection. The form shows the same message, and the next toast tries again.
    () => undefined,
  );
}

/** Takes away the error with these words, also while the code that shows it is loading. */
export function dismiss(message: string): void {
  loadToasts().then(
    (toasts) => toasts.dismiss(message),
    () => undefined,
  );
}

function loadToasts() {
  return import(/* webpackChunkName: "toasts" */ './Toasts.tsx');
}
