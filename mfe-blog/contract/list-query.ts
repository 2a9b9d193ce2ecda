import * as v from 'valibot';

const maxPageLength = 50;
/** How many of the newest posts the bare `GET /api/v1/blogsList` answers at most. */
export const newestCount = 200;
export const recentPostCount = 6;

const page = v.optional(count(999_999), '1');
const limit = v.optional(count(maxPageLength), String(maxPageLength));

/** Query of a topic's list; by default the newest 50. */
export const topicQuery = v.object({ page, limit });

/** Query of `GET /api/v1/blogsList`: by default the newest 200, with `page` or `limit` as in a topic's list. */
export const listQuery = v.pipe(
  v.object({ page: v.optional(count(999_999)), limit: v.optional(count(maxPageLength)) }),
  v.transform(({ page, limit }) => {
    const isBare = page === undefined && limit === undefined;
    return { page: page ?? 1, limit: limit ?? (isBare ? newestCount : maxPageLength) };
  }),
);

/** Query of `GET /api/v1/blogsList/addresses`. */
export const pageQuery = v.object({ page });

function count(max: number) {
  const message = `Expected a whole number from 1 to ${max}.`;
  return v.pipe(v.string(message), v.regex(/^[1-9]\d{0,5}$/, message), v.transform(Number), v.maxValue(max, message));
}
