import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PageData, SiteRelease } from './page-data.ts';
import type { Parts } from './parts.ts';
import type { SiteState, SiteStore } from './site-store.ts';

export interface SiteContext {
  release: SiteRelease;
  parts: Parts;
  store: SiteStore;
  /** The data that the server rendered from. Apart from the site's address, they matter only until the first navigation. */
  page: Pick<PageData, 'absent' | 'fragments' | 'siteUrl'>;
  /** An area's HTML as the server sent it, which is kept if its part fails. Undefined on the server and after the first navigation. */
  servedArea: (name: string) => string | undefined;
}

const Context = createContext<SiteContext | null>(null);

export const SiteContextProvider = Context.Provider;

export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error('useSite needs the Site component above it.');
  return site;
}

/** Reads from the site's store with `select`; the component re-renders when the result changes. */
export function useSiteState<Selected>(select: (state: SiteState) => Selected): Selected {
  return useStore(useSite().store, select);
}
