import type { ApiClient } from '@site/contracts/api';
import type { SiteDocument, SiteRoute } from '@site/contracts/site';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface Toast {
  kind: 'error' | 'info' | 'success' | 'warning';
  message: string;
}

/** What the shell provides to every part. */
export interface SiteServices {
  api: ApiClient;
  /** Origin that answers the API where it is not the site's own: the addresses of uploaded files start with it. */
  apiHost?: string;
  notify: (toast: Toast) => void;
  /** The route table of the release, all parts together. */
  routes: SiteRoute[];
  /** Documents that its parts offer for download. */
  documents: SiteDocument[];
  /** Shows a fragment of any part; used through `Fragment`. */
  FragmentArea: ComponentType<{ name: string; fallback: ReactNode }>;
}

const Services = createContext<SiteServices | null>(null);

export const ServicesProvider = Services.Provider;

export function useServices(): SiteServices {
  const services = useContext(Services);
  if (!services)
    throw new Error('useServices needs a ServicesProvider above it; the shell renders one around every part.');
  return services;
}
