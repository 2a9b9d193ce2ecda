import type { Toast } from '@site/host/shell-api';
import { createStore } from 'zustand/vanilla';

/** The `id` counts up, so that two toasts with the same words stay two. */
export type ShownToast = Toast & { id: number };

/** State that distant components share; what only one component needs is its own state (record 020). */
export interface SiteState {
  /** True until the browser's load event: the four-dot loader. */
  isLoading: boolean;
  /** `opening` while its code loads. */
  search: 'closed' | 'opening' | 'open';
  /** The toasts on the screen, the newest last. */
  toasts: ShownToast[];
  finishLoading: () => void;
  openSearch: () => void;
  setSearch: (search: 'closed' | 'open') => void;
  notify: (toast: Toast) => void;
  dismiss: (key: string) => void;
  dismissErrors: () => void;
  /** Call when a toast has disappeared or was closed. */
  forget: (id: number) => void;
}

/** One store for each render: at module level, one visitor's state would show in another's HTML. */
export function createSiteStore() {
  let lastId = 0;
  return createStore<SiteState>((set) => ({
    isLoading: true,
    search: 'closed',
    toasts: [],
    finishLoading: () => set({ isLoading: false }),
    openSearch: () => set((state) => (state.search === 'closed' ? { search: 'opening' } : state)),
    setSearch: (search) => set({ search }),
    notify: (toast) =>
      set(({ toasts }) => ({ toasts: [...withoutKey(toasts, toast.key), { ...toast, id: ++lastId }] })),
    dismiss: (key) => set(({ toasts }) => ({ toasts: withoutKey(toasts, key) })),
    dismissErrors: () => set(({ toasts }) => ({ toasts: toasts.filter(({ kind }) => kind !== 'error') })),
    forget: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }));
}

export type SiteStore = ReturnType<typeof createSiteStore>;

function withoutKey(toasts: ShownToast[], key: string | undefined): ShownToast[] {
  return key === undefined ? toasts : toasts.filter((toast) => toast.key !== key);
}
