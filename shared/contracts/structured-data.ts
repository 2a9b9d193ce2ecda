import type { Thing } from 'schema-dts';

/** What a part's own things may refer to: every page's graph defines these. */
export interface PageIds {
  /** Canonical address of the page. */
  url: string;
  /** `@id` of the page itself. */
  page: string;
  /** `@id` of the company. */
  organization: string;
  /** Makes a path of this site whole. */
  absolute: (path: string) => string;
  /** Address of the social card of the page's picture. */
  card: string;
}

/** Describes what a page shows, from the same data that it shows; as with `head`, they come from the part's own loader. */
export type DescribeThings = (data: never, ids: PageIds) => Thing[];
