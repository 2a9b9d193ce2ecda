import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from './api.ts';
import type { SiteDocument, SiteRoute } from './site.ts';

/** A message at the edge of the screen. Its words also stand on the page, because a toast goes. */
export interface Toast {
  kind: 'error' | 'info' | 'success' | 'warning';
  message: string;
  /** Of all toasts with the same key only the newest is shown: a form has one at most. */
  key?: string;
}

/** What the shell provides to every part. */
export interface SiteServices {
  api: ApiClient;
  /** Origin that answers the API where it is not the site's own: the addresses of uploaded files start with it. */
  apiHost?: string;
  notify: (toast: Toast) => void;
  /** Takes away the toast with this key, if there is one. */
  dismiss: (key: string) => void;
  /** The route table of the release, all parts together. */
  routes: SiteRoute[];
  /** Documents that its parts offer for download. */
  documents: SiteDocument[];
  /** Shows a fragment of any part; used through `Fragment`. */
  FragmentArea: ComponentType<{ name: string; fallback: ReactNode }>;
}
