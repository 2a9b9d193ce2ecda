import { useLoaderData } from '@site/host/router';

/** The data of the page's loader. */
export function useContent<Content>(): Content {
  // The router types loader data as unknown. `routes.tsx` names each page together with the loader that returns its content.
  return useLoaderData() as Content;
}
