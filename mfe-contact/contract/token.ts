import * as v from 'valibot';

/** Answer of `GET /api/v1/csrf`. */
export const tokenAnswer = v.object({ status: v.literal('success'), data: v.object({ token: v.string() }) });
