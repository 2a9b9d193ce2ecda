import * as v from 'valibot';

export const LONGEST_LIST = 50;
export const RECENT_POSTS = 6;

const page = v.optional(count(999_999), '1');

/** Query of `GET /api/v1/blogsList` and of a topic's list: the newest 50 unless told otherwise. */
export const listQuery = v.object({ page, limit: v.optional(count(LONGEST_LIST), String(LONGEST_LIST)) });

/** Query of `GET /api/v1/blogsList/addresses`. */
export const pageQuery = v.object({ page });

function count(most: number) {
  const message = `Expected a whole number from 1 to ${most}.`;
  return v.pipe(v.string(message), v.regex(/^[1-9]\d{0,5}$/, message), v.transform(Number), v.maxValue(most, message));
}
