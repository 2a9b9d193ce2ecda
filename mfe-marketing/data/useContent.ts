import { withNoBreakSpaces } from '@site/contracts/no-break-spaces';
import { useLoaderData } from '@site/host/router';
import { useMemo } from 'react';

/** The data of the page's loader, with numbers that stay on one line with their units. Heads and structured data get plain spaces. */
export function useContent<Content>(): Content {
  const data = useLoaderData();
  // The router types loader data as unknown. `routes.tsx` names each page together with the loader that returns its content.
  return useMemo(() => JSON.parse(JSON.stringify(data), bindNumbers), [data]);
}

function bindNumbers(_field: string, value: unknown): unknown {
  return typeof value === 'string' ? withNoBreakSpaces(value) : value;
}
