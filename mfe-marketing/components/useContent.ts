import { useLoaderData } from '@site/shared/router';

/** The data of the page's loader. */
export function useContent<Content>(): Content {
  // The router types loader data as unknown; the row of routes.tsx that names the page also names its loader.
  return useLoaderData() as Content;
}
