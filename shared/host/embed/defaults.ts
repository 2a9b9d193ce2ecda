import type { ApiClient } from '@site/contracts/api';
import { routeOf } from '@site/contracts/paths';
import type { ShellApi } from '@site/contracts/shell-api';
import type { ComponentProps } from 'react';
import { createApiClient } from '../http/api-client.ts';

// Stand-ins for what the shell provides. These modules are part of builds for other hosts only.

declare const __webpack_public_path__: string;

/** Address of the part's files, which the bundler takes from that of the part's own script. */
export const assetBase = new URL(__webpack_public_path__, location.href).href;

const siteOrigin = new URL(assetBase).origin;

/** Reads what the site lets pages of any origin read, from the site. For parts that send nothing. */
export const siteApi: ApiClient = createApiClient({
  originOf: () => siteOrigin,
  isOwnOrigin: () => false,
});

/** Calls the page's own origin: the site takes forms from its own pages only, so the host has to forward them. For parts with a form. */
export const embedderApi: ApiClient = createApiClient({ originOf: () => '' });

/** Forms show on the page what the shell shows in a toast too, so nothing is lost without toasts. */
export function createShellApi(api: ApiClient): ShellApi {
  return {
    api,
    apiOrigin: siteOrigin,
    notify: () => undefined,
    dismiss: () => undefined,
    routes: [],
    documents: [],
    FragmentArea: FallbackOnly,
  };
}

/** Fragments of other parts are the host's to place. */
function FallbackOnly({ fallback }: ComponentProps<ShellApi['FragmentArea']>) {
  return fallback;
}

let embedderPages: readonly { path: string }[] = [];

/** Called with the pages of the part once the host has loaded them. */
export function noteEmbedderPages(pages: readonly { path: string }[]): void {
  embedderPages = pages;
}

/** Whether the host has a page at this path of the site. */
export function isEmbedderPage(to: string): boolean {
  return routeOf(embedderPages, new URL(to, siteOrigin).pathname) !== undefined;
}

export function siteAddress(path: string): string {
  return new URL(path, siteOrigin).href;
}
