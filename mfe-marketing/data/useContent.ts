import { useLoaderData } from '@site/host/router';

/** The data of the page's loader. */
export function useContent<Content>(): Content {
  // The router types loader data as unknown; the row of routes.tsx that names the page also names its loader.
  return useLoaderData() as Content;
}
