import fc from 'fast-check';
import type { ServiceRoute } from './routes-of.ts';
import type { ApiRequest } from './send-request.ts';
import { type Examples, valuesOf } from './values-of.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const headerNames = [
  ...['accept', 'accept-encoding', 'content-type', 'cookie', 'idempotency-key', 'if-none-match', 'origin', 'range'],
  ...['referer', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-request-id', 'x-xsrf-token'],
];

/** What a header may hold on its way: HTTP's own characters, and bytes beyond ASCII. */
const headerText = fc
  .array(
    fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f),
    { maxLength: 80 },
  )
  .map((codes) => String.fromCharCode(...codes));

const headers = fc.oneof(
  { arbitrary: fc.constant({}), weight: 3 },
  fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 3 }),
);

/** Requests to these routes: mostly what their schemas ask for, and every kind of mistake beside it. */
export function requestsTo(routes: ServiceRoute[], examples: Examples = {}): fc.Arbitrary<ApiRequest> {
  const own = routes.filter(({ schema, method }) => Object.keys(schema).length > 0 || method === 'GET');
  // What stores something has the most to get wrong.
  const weighed = own.flatMap((route) => (route.schema.body ? Array<ServiceRoute>(4).fill(route) : [route]));
  return fc.constantFrom(...weighed).chain((route) =>
    fc.record({
      method: fc.oneof({ arbitrary: fc.constant(route.method), weight: 9 }, fc.constantFrom(...methods)),
      target: targetsOf(route, examples),
      headers,
      body: route.method === 'POST' ? bodiesOf(route, examples) : fc.constant(undefined),
    }),
  );
}

function targetsOf({ url, schema }: ServiceRoute, examples: Examples): fc.Arbitrary<string> {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (!/^[:*]/.test(part)) return fc.constant(part);
    const name = part.replace(':', '');
    return valuesOf(undefined, examples, name)
      .chain((wrong) => fc.constantFrom(examples[name] ?? wrong, wrong))
      .map(encoded);
  });
  const query = valuesOf(schema.querystring, examples).map(queryOf);
  const queries = fc.oneof(
    query,
    fc.constant(''),
    fc.webQueryParameters().map((text) => `?${text}`),
  );
  return fc.tuple(fc.tuple(...parts), queries).map(([path, after]) => path.join('') + after);
}

function queryOf(values: unknown): string {
  if (typeof values !== 'object' || values === null) return `?${encoded(values)}`;
  return `?${Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')}`;
}

// Half a surrogate pair cannot be percent-encoded.
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (jsonOf(value) ?? '');
  return encodeURIComponent(text.slice(0, 2_000).replace(/\p{Cs}/gu, '%'));
}

function bodiesOf({ schema }: ServiceRoute, examples: Examples): fc.Arbitrary<string | undefined> {
  const right = valuesOf(schema.body, examples).map(jsonOf);
  const broken = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('{"__proto__":{}}'));
  return fc.oneof({ arbitrary: right, weight: 9 }, { arbitrary: broken, weight: 1 });
}

function jsonOf(value: unknown): string | undefined {
  return JSON.stringify(value);
}
