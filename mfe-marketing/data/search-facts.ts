import type { RouteEntry } from '@site/contracts/part';
import type { TableCell, TableColumn } from '../content/block-types.ts';
import type { HomeContent } from '../content/home-types.ts';
import type { IndustryContent, ListPageContent, PageListing, ServiceContent, TextContent } from '../content/types.ts';
import type { QuotationSample } from '../content/work-sample-types.ts';

type SearchedPage = ServiceContent | IndustryContent | TextContent | ListPageContent | HomeContent;

/** What search indexes besides name and description: the whole text. A result shows `section` as its origin. */
export function searchFacts(
  section: string,
  page: SearchedPage,
  { searchWords }: PageListing,
  /** What the page shows besides its own content. */
  further: unknown[] = [],
): Pick<RouteEntry, 'section' | 'searchWords' | 'searchText'> {
  return {
    section,
    searchWords,
    searchText: [textOf(page), ...linesOf('further', further)].join('\n'),
  };
}

/** Fields of a page that are not part of its text. */
const otherFields = new Set(['slug', 'name', 'title', 'description', 'updated', 'reviewed']);
/** Fields within a page, at any depth, that are not part of its text: pictures, settings and specimen documents. */
const otherFieldsWithin = new Set([
  'illustration',
  'signature',
  'closeUp',
  'detail',
  'path',
  'layout',
  'slug',
  'ground',
  'kind',
  'unit',
  'bill',
  'bills',
  'sheet',
]);

/** Everything the page says, each text on a line of its own, so that an excerpt does not run from one into the next. */
function textOf(page: SearchedPage): string {
  return Object.entries(page)
    .flatMap(([field, value]) => (otherFields.has(field) ? [] : linesOf(field, value)))
    .join('\n');
}

function linesOf(field: string, value: unknown): string[] {
  if (otherFieldsWithin.has(field)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (field === 'head') return Object.values(value).map(headerText);
  if (field === 'cells') return Object.values(value).map(cellText);
  const fields = isQuotation(value) ? { ...value, label: null, caption: `${value.label}: ${value.caption}` } : value;
  return Object.entries(fields).flatMap(([inner, text]) => linesOf(inner, text));
}

function headerText(column: TableColumn): string {
  return typeof column === 'string' ? column : `${column.title}: ${cellText(column.names)}`;
}

function cellText(cell: TableCell): string {
  return [cell].flat().join(' / ');
}

function isQuotation(value: object): value is QuotationSample {
  return 'kind' in value && value.kind === 'quotation';
}
