import { hostPart } from '@site/contracts/manifest';
import { AssetBase, type ShellApi, ShellProvider } from '@site/host/shell-api';
import { type ReactNode, useMemo } from 'react';
import { FragmentArea } from '../parts/FragmentArea.tsx';
import { type SiteContext, SiteContextProvider } from '../site-context.ts';
import { dismiss, notify } from '../toasts/ToastHost.tsx';

interface SiteProps {
  site: SiteContext;
  api: ShellApi['api'];
  /** Where the API answers, if not at the site's own origin. */
  apiOrigin: string | undefined;
  allowsFrames: boolean;
  children: ReactNode;
}

/** Wraps every page, on the server and in the browser. */
export function Site({ site, api, apiOrigin, allowsFrames, children }: SiteProps) {
  const shell = useMemo<ShellApi>(
    () => ({
      api,
      ...(apiOrigin && { apiOrigin }),
      allowsFrames,
      notify: (toast) => notify(site.store, toast),
      dismiss,
      routes: site.release.routes,
      documents: site.release.documents,
      FragmentArea,
    }),
    [api, apiOrigin, allowsFrames, site],
  );
  return (
    <SiteContextProvider value={site}>
      <ShellProvider value={shell}>
        <AssetBase value={site.release.parts[hostPart]?.base ?? '/'}>{children}</AssetBase>
      </ShellProvider>
    </SiteContextProvider>
  );
}
