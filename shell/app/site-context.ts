import type { PageData, SiteRelease } from '@site/contracts/site';
import { createContext, useContext } from 'react';
import type { Parts } from './parts/parts.ts';
import type { SiteStore } from './site-store.ts';

export interface SiteContext {
  release: SiteRelease;
  parts: Parts;
  store: SiteStore;
  /** What the server rendered from; of interest only until the first navigation, the site's address apart. */
  page: Pick<PageData, 'absent' | 'fragments' | 'siteUrl'>;
  /** HTML of an area as the server sent it, so that it can stay where its part fails; undefined on the server and after the first navigation. */
  servedArea: (name: string) => string | undefined;
}

const Context = createContext<SiteContext | null>(null);

export const SiteContextProvider = Context.Provider;

export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error('useSite needs the Site component above it.');
  return site;
}
