import type { RouteEntry } from '@site/contracts/part';
import type { HomeContent } from '../content/home-types.ts';
import type { IndustryContent, ListPageContent, ServiceContent, TextContent } from '../content/types.ts';

type SearchedPage = ServiceContent | IndustryContent | TextContent | ListPageContent | HomeContent;

/** What search indexes besides name and description; a result shows `section` as its origin. */
export function searchFacts(
  section: string,
  page: SearchedPage,
  everydayWords: string[] = [],
): Pick<RouteEntry, 'section' | 'searchWords' | 'searchText'> {
  return {
    section,
    searchWords: [...page.searchWords, ...everydayWords],
    searchText: headingsOf(page).join(' '),
  };
}

/** Headings and lists only: visitors search for what they remember, not for every word. */
function headingsOf(page: SearchedPage): string[] {
  if ('faqs' in page)
    return [
      page.lead,
      ...page.offerings,
      ...titles(page.highlights),
      ...page.benefits,
      ...page.faqs.map(({ question }) => question),
    ];
  if ('problem' in page)
    return [page.lead, page.focus, ...page.advantages, ...titles(page.benefits), ...titles(page.boxes)];
  if ('sections' in page)
    return [
      page.lead,
      ...page.sections.flatMap(({ heading, points = [] }) => [...(heading ? [heading] : []), ...points]),
    ];
  return 'hero' in page
    ? [page.hero.map(({ headline }) => headline), titles(page.blurbs)].flat()
    : [page.lead, page.call.title];
}

function titles(blocks: { title: string }[]): string[] {
  return blocks.map(({ title }) => title);
}
