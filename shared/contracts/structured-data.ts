import type { Thing } from 'schema-dts';

/** Ids that a part's structured data may refer to: every page's graph defines them. */
export interface PageIds {
  /** Canonical address of the page. */
  url: string;
  /** `@id` of the page itself. */
  page: string;
  /** `@id` of the company. */
  organization: string;
  /** Makes a path of this site an absolute address. */
  absolute: (path: string) => string;
  /** Address of the social card of the page's picture. */
  card: string;
}

/**
 * Describes a page's content to machines from its loader's data, as `head` does.
 * @example
 * const describePost: DescribeThings = (post: Post, { url, organization }) => [
 *   { '@type': 'BlogPosting', '@id': `${url}#post`, headline: post.title, publisher: { '@id': organization } },
 * ];
 */
export type DescribeThings = (data: never, ids: PageIds) => Thing[];
