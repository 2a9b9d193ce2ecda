import * as v from 'valibot';

const maxListLength = 50;
export const recentPostCount = 6;

const page = v.optional(count(999_999), '1');

/** Query of `GET /api/v1/blogsList` and of a topic's list; by default the newest 50. */
export const listQuery = v.object({ page, limit: v.optional(count(maxListLength), String(maxListLength)) });

/** Query of `GET /api/v1/blogsList/addresses`. */
export const pageQuery = v.object({ page });

function count(max: number) {
  const message = `Expected a whole number from 1 to ${max}.`;
  return v.pipe(v.string(message), v.regex(/^[1-9]\d{0,5}$/, message), v.transform(Number), v.maxValue(max, message));
}
