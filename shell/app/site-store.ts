import type { Toast } from '@site/host/services';
import { createStore } from 'zustand/vanilla';

/** The `id` counts up, so that two toasts with the same words stay two. */
export type QueuedToast = Toast & { id: number };

export interface SiteState {
  /** True until the browser's load event: the four-dot loader. */
  isLoading: boolean;
  toasts: QueuedToast[];
  finishLoading: () => void;
  notify: (toast: Toast) => void;
}

/** One store for each render: at module level, one visitor's state would show in another's HTML. */
export function createSiteStore() {
  return createStore<SiteState>((set) => ({
    isLoading: true,
    toasts: [],
    finishLoading: () => set({ isLoading: false }),
    notify: (toast) => set(({ toasts }) => ({ toasts: [...toasts, { ...toast, id: (toasts.at(-1)?.id ?? 0) + 1 }] })),
  }));
}

export type SiteStore = ReturnType<typeof createSiteStore>;
