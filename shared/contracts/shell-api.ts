import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from './api.ts';
import type { DocumentEntry, RouteEntry } from './part.ts';

/**
 * A message at the edge of the screen. The page must show it too, because a toast disappears.
 * @example
 * notify({ kind: 'error', message: 'Your enquiry was not sent.' });
 */
export interface Toast {
  kind: 'error' | 'info' | 'success' | 'warning';
  /** An error replaces the one with the same words. */
  message: string;
}

/** A route as the browser gets it, without what only the server needs: title and description are empty if the page's `head` gives them. */
export type SiteRoute = Pick<
  RouteEntry,
  'path' | 'lang' | 'translates' | 'page' | 'title' | 'description' | 'label' | 'trail' | 'menus' | 'canonical' | 'data'
> & { part: string };

/** A document as menus show it. */
export type SiteDocument = Omit<DocumentEntry, 'file'>;

/** Provided by the shell to every part, which gets it by `useShell` of `@site/host/shell-api`. */
export interface ShellApi {
  api: ApiClient;
  /** Origin of the API if it is not the site's own: the addresses of uploaded files start with it. */
  apiOrigin?: string;
  /** Whether a page may show content of other sites in a frame, after a press on a button that says so. */
  allowsFrames?: boolean;
  notify: (toast: Toast) => void;
  /** Removes the error with these words, if there is one: a new attempt begins. */
  dismiss: (message: string) => void;
  /** The route table of the release, all parts together. */
  routes: SiteRoute[];
  /** Documents that its parts offer for download. */
  documents: SiteDocument[];
  /** Shows a fragment of any part; used through `Fragment`. */
  FragmentArea: ComponentType<{ name: string; fallback: ReactNode }>;
}
