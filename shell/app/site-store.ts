import type { Toast } from '@site/host/services';
import { createStore } from 'zustand/vanilla';

/** `id` counts up, so that two toasts of the same words are two toasts. */
export type QueuedToast = Toast & { id: number };

export interface SiteState {
  /** True until the browser's load event: the four-dot loader. */
  isLoading: boolean;
  toasts: QueuedToast[];
  finishLoading: () => void;
  notify: (toast: Toast) => void;
}

/** Made once for each render: a store at module level would show one visitor's state in another's HTML. */
export function createSiteStore() {
  return createStore<SiteState>((set) => ({
    isLoading: true,
    toasts: [],
    finishLoading: () => set({ isLoading: false }),
    notify: (toast) => set(({ toasts }) => ({ toasts: [...toasts, { ...toast, id: (toasts.at(-1)?.id ?? 0) + 1 }] })),
  }));
}

export type SiteStore = ReturnType<typeof createSiteStore>;
