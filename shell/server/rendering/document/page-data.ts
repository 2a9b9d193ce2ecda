import type { PageData } from '@site/contracts/site';
import type { StaticHandlerContext } from 'react-router-dom';
import type { FoundFragments } from './load-fragments.ts';

/** What the browser needs to take the page over: the data that it was rendered from. */
export function pageDataOf(
  page: Pick<PageData, 'release' | 'siteUrl' | 'absent'>,
  { loaderData, actionData }: StaticHandlerContext,
  found: FoundFragments,
): PageData {
  return {
    release: page.release,
    siteUrl: page.siteUrl,
    // The browser's router has a loader for unknown paths, which must not run for the page that was served.
    loaderData: { '*': null, ...loaderData },
    actionData,
    fragments: Object.fromEntries(Object.entries(found).map(([name, { data }]) => [name, data])),
    absent: page.absent,
  };
}
