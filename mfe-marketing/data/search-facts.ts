import type { RouteEntry } from '@site/contracts/part';
import type { LegalContent } from '../content/legal/types.ts';
import type { PageContent, PageListing, TableCell, TableColumn } from '../content/types.ts';

/** What search indexes besides name and description: the whole text. A result shows `section` as its origin. */
export function searchFacts(
  section: string,
  page: PageContent,
  { searchWords }: PageListing,
  /** What the page shows besides its own content. */
  further: unknown[] = [],
): Pick<RouteEntry, 'section' | 'searchWords' | 'searchText'> {
  const text = Object.entries(page).filter(([field]) => !pageFacts.has(field));
  // Each text on a line of its own, so that an excerpt does not run from one into the next.
  const lines = [...text, ['further', further] as const].flatMap(([field, value]) => linesOf(field, value));
  return { section, searchWords, searchText: lines.join('\n') };
}

/** What a page states about itself; search knows name and description already. */
const pageFacts = new Set<string>([
  'slug',
  'name',
  'title',
  'description',
  'updated',
  'reviewed',
] satisfies (keyof LegalContent)[]);

/** Fields that never hold text for readers: addresses and settings. A test finds text that is lost by one of these names. */
const settings = new Set(['slug', 'path', 'component', 'signature', 'kind', 'layout', 'ground', 'unit', 'key']);

/** Samples with invented or repeated words: records, and prices line by line. */
const samples = new Set(['sheet', 'bill', 'bills', 'samples']);

/** What the prices of all services have in common, such as GST; only their example is a service's own. */
const priceTerms = new Set(['from', 'period', 'with', 'includes', 'inputs', 'assumes', 'elsewhere']);

function linesOf(field: string, value: unknown): string[] {
  if (settings.has(field) || samples.has(field) || priceTerms.has(field)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || 'picture' in value) return [];
  // One line, so that an excerpt says what a number means.
  if (field === 'figures')
    return [
      Object.values(value)
        .map(({ value, meaning }) => `${value} ${meaning}.`)
        .join(' '),
    ];
  if (field === 'head') return Object.values(value).map(headerText);
  if (field === 'cells') return Object.values(value).map(cellText);
  return Object.entries(value).flatMap(([inner, text]) => linesOf(inner, text));
}

function headerText(column: TableColumn): string {
  return typeof column === 'string' ? column : `${column.title}: ${cellText(column.names)}`;
}

function cellText(cell: TableCell): string {
  return [cell].flat().join(' / ');
}
