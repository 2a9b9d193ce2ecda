import type { ApiClient } from '@site/contracts/api';
import type { PartFragment, PartRoute } from '@site/contracts/part-routes';
import type { ShellApi } from '@site/contracts/shell-api';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, type RouteObject, useInRouterContext } from 'react-router-dom';
import { AssetBase, ShellProvider } from '../shell-api/shell.ts';
import { assetBase, createShellApi, noteEmbedderPages } from './defaults.ts';
import { IsInEmbedderRouter } from './router.tsx';

/**
 * A component of a part for hosts other than the shell: with the site's styles around it, and defaults for what the shell would provide.
 * @param api `siteApi` or `embedderApi`
 * @example
 * export default embedded(ContactForm, embedderApi);
 */
export function embedded(Component: ComponentType, api: ApiClient): ComponentType {
  const shell = createShellApi(api);
  return () => (
    <EmbeddedArea shell={shell}>
      <Component />
    </EmbeddedArea>
  );
}

/**
 * A fragment for hosts other than the shell, as a component that loads its own data. It shows nothing until they are there, and if they
 * cannot be loaded.
 * @param api `siteApi` or `embedderApi`
 * @example
 * export default embeddedFragment(fragment, siteApi);
 */
export function embeddedFragment<Data>(fragment: PartFragment<Data>, api: ApiClient): ComponentType {
  return embedded(() => <LoadedFragment fragment={fragment} api={api} />, api);
}

/**
 * A part's pages for hosts other than the shell, as route objects of React Router. Once this has been called, links to these pages stay in the host.
 * @param api `siteApi` or `embedderApi`
 * @example
 * createBrowserRouter(embeddedRoutes(routes, siteApi));
 */
export function embeddedRoutes(routes: PartRoute[], api: ApiClient): RouteObject[] {
  noteEmbedderPages(routes);
  return routes.map(({ path, page, loader }) => ({
    path,
    ...(loader && { loader: ({ params, request }) => loader({ params, request, api }) }),
    // React Router asks for one where the code of the first page comes later.
    HydrateFallback: Nothing,
    lazy: async () => ({ Component: embedded(await page(), api) }),
  }));
}

function EmbeddedArea({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return (
    <WithRouter>
      <ShellProvider value={shell}>
        <AssetBase value={assetBase}>
          <div data-embedded="">{children}</div>
        </AssetBase>
      </ShellProvider>
    </WithRouter>
  );
}

/** A fragment reads the page's address from a router, also where the host has none. */
function WithRouter({ children }: { children: ReactNode }) {
  if (useInRouterContext()) return <IsInEmbedderRouter value={true}>{children}</IsInEmbedderRouter>;
  return <MemoryRouter initialEntries={[location.pathname + location.search]}>{children}</MemoryRouter>;
}

function LoadedFragment<Data>({ fragment, api }: { fragment: PartFragment<Data>; api: ApiClient }) {
  const { Fragment, loader } = fragment;
  const [loaded, setLoaded] = useState<{ data: Data }>();
  useEffect(() => {
    const controller = new AbortController();
    loader({ api, signal: controller.signal }).then(
      (data) => setLoaded({ data }),
      (error: unknown) => {
        if (!controller.signal.aborted) console.error('A fragment could not load its data.', error);
      },
    );
    return () => controller.abort();
  }, [loader, api]);
  return loaded && <Fragment data={loaded.data} />;
}

function Nothing() {
  return null;
}
