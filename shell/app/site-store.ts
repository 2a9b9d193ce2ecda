import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

/** State that distant components share; what only one component needs is its own state (record 020). */
export interface SiteState {
  /** True until the browser's load event: the four-dot loader. */
  isLoading: boolean;
  /** `opening` while its code loads. */
  search: 'closed' | 'opening' | 'open';
  /** The code of the toasts, once the first one has loaded it. */
  toasts: { Toasts: ComponentType; dismissErrors: () => void } | undefined;
  finishLoading: () => void;
  openSearch: () => void;
  finishOpening: () => void;
  closeSearch: () => void;
}

/** One store for each render: at module level, one visitor's state would show in another's HTML. */
export function createSiteStore() {
  return createStore<SiteState>((set) => ({
    isLoading: true,
    search: 'closed',
    toasts: undefined,
    finishLoading: () => set({ isLoading: false }),
    openSearch: () => set((state) => (state.search === 'closed' ? { search: 'opening' } : state)),
    finishOpening: () => set((state) => (state.search === 'opening' ? { search: 'open' } : state)),
    closeSearch: () => set({ search: 'closed' }),
  }));
}

export type SiteStore = ReturnType<typeof createSiteStore>;
