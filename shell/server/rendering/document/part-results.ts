import { data } from 'react-router-dom';
import * as v from 'valibot';
import { pageStatus, redirect } from './protocol.ts';

// What the code of parts returns, checked where it runs: in `runPart`, so that the part is blamed for it.

/** No list of posts is a tenth of this long. */
const maxDataLength = 2_000_000;

/**
 * Data as they reach the browser, by way of JSON: getters have been read, dates are text. Throws for what JSON cannot write.
 * @example
 * plainData({ at: new Date(0), html: undefined }); // { at: '1970-01-01T00:00:00.000Z' }
 */
export function plainData(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) return null;
  if (text.length > maxDataLength) throw new Error(`data of ${text.length} characters, more than ${maxDataLength}`);
  return JSON.parse(text);
}

/** What `data(…, { status })` of the router makes. */
const dataWithStatus = v.object({
  type: v.literal('DataWithResponseInit'),
  data: v.unknown(),
  init: v.nullish(v.object({ status: v.optional(pageStatus, 200) })),
});

/** The result of a loader or an action: data, data with a status, or a redirect. */
export function plainResult(value: unknown): unknown {
  if (value instanceof Response) {
    v.parse(redirect, { kind: 'redirect', status: value.status, location: value.headers.get('location') });
    return value;
  }
  if (
    typeof value !== 'object' ||
    value === null ||
    !('type' in value) ||
    value.type !== dataWithStatus.entries.type.literal
  )
    return plainData(value);
  const { data: content, init } = v.parse(dataWithStatus, value);
  return data(plainData(content), { status: init?.status ?? 200 });
}

/** A page whose loader returns nothing would be shown as if it had failed. */
export function required(value: unknown): unknown {
  if (value === undefined || value === null) throw new Error('a loader that returns no data');
  return value;
}

const crumb = v.object({ label: v.string(), path: v.optional(v.string()) });
const picture = v.object({
  stem: v.string(),
  widths: v.array(v.number()),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
});

/** See `Head` in the contracts. */
export const head = v.object({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  isIndexed: v.optional(v.boolean()),
  canonical: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  crumbs: v.optional(v.array(crumb)),
  share: v.optional(v.object({ picture, alt: v.string() })),
  article: v.optional(v.object({ published: v.string(), modified: v.string() })),
});

/** Entries of a page's graph. */
export const things = v.array(v.looseObject({ '@type': v.union([v.string(), v.array(v.string())]) }));
