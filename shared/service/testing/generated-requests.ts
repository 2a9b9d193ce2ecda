import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc from 'fast-check';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { ApiRequest } from './send-requests.ts';

/** A parameter in a route's path. */
const pathParameter = /(:\w+|\*)/g;

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

/** Any character. fast-check's `binary` and `webQueryParameters` first list them all, which takes longer than the rest of a test. */
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

/** Requests to these routes: mostly what their schemas ask for, and every kind of mistake beside it. */
export function requestsTo(routes: ServiceRoute[], examples: Examples = {}): fc.Arbitrary<ApiRequest> {
  // Routes with a body get four times as many requests, because they can go wrong in the most ways.
  const weighed = routes.flatMap((route) => (route.schema.body ? Array<ServiceRoute>(4).fill(route) : [route]));
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
  const parts = url.split(pathParameter).map((part) => {
    if (!/^[:*]/.test(part)) return fc.constant(part);
    const name = part.replace(':', '');
    return valuesOf(undefined, examples, name)
      .chain((wrong) => fc.constantFrom(examples[name] ?? wrong, wrong))
      .map(encoded);
  });
  const query = valuesOf(schema.querystring, examples).map(queryOf);
  const part = fc.oneof(fc.constantFrom(...'&=+;/?:@'), character.map(encoded));
  const queries = fc.oneof(
    query,
    fc.constant(''),
    fc.string({ unit: part }).map((text) => `?${text}`),
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
  const broken = fc.oneof(fc.string({ unit: character }), fc.json(), fc.constant('{"__proto__":{}}'));
  return fc.oneof({ arbitrary: right, weight: 9 }, { arbitrary: broken, weight: 1 });
}

function jsonOf(value: unknown): string | undefined {
  return JSON.stringify(value);
}

/** Right values by field, which a generator would not hit on: an address, a phone number. */
type Examples = Record<string, unknown>;

type Values = fc.Arbitrary<unknown>;

/** All that JSON can hold, and strings of every kind. */
const anything: Values = fc.oneof(
  fc.string({ unit: character, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 100, max: 6_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('', '0', '-1', '1e309', 'null', '__proto__', 'constructor', '\0', '\ud800', '../..'),
);

/** Values for a schema: mostly right ones, and each kind of wrong one, field by field. */
function valuesOf(schema: v.GenericSchema | undefined, examples: Examples, field = ''): Values {
  if (!schema) return anything;
  const right = rightValues(schema, examples, field);
  return fc.oneof({ arbitrary: right, weight: 29 }, { arbitrary: anything, weight: 1 });
}

/** The kinds that need a look inside. */
type Composed =
  | v.ObjectSchema<Record<string, v.GenericSchema>, undefined>
  | v.StrictObjectSchema<Record<string, v.GenericSchema>, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.LazySchema<v.GenericSchema>
  | v.LiteralSchema<string | boolean, undefined>;

function rightValues(schema: v.GenericSchema, examples: Examples, field: string): Values {
  const composed = schema as Composed; // any other kind falls through
  switch (composed.type) {
    case 'object':
    case 'strict_object':
      return objectsOf(composed.entries, examples);
    case 'optional':
      return fc.oneof(fc.constant(undefined), valuesOf(composed.wrapped, examples, field));
    case 'lazy':
      return fc
        .constantFrom<unknown>({}, { kind: 'quote' }, 'x')
        .chain((input) => valuesOf(composed.getter(input), examples, field));
    case 'literal':
      return fc.constant(composed.literal);
    default:
      return field in examples ? fc.constant(examples[field]) : anything;
  }
}

function objectsOf(entries: Record<string, v.GenericSchema>, examples: Examples): Values {
  const fields = Object.entries(entries).map(([name, entry]) => [name, valuesOf(entry, examples, name)]);
  const known = fc.record(Object.fromEntries(fields));
  const added = fc.oneof(
    { arbitrary: fc.constant({}), weight: 9 },
    fc.dictionary(fc.string({ maxLength: 12 }), anything),
  );
  return fc.tuple(known, added).map(([one, more]) => ({ ...one, ...more }));
}

/** A route as the service states it, with its own schemas. */
interface ServiceRoute {
  method: string;
  url: string;
  schema: { body?: GenericSchema; params?: GenericSchema; querystring?: GenericSchema };
}

/** Starts a service and lists its routes, so that no test has to: without those that refuse a method, and the HEAD of each GET. */
export async function withRoutes<Service>(
  start: () => Promise<Service>,
): Promise<{ service: Service; routes: ServiceRoute[] }> {
  const routes: ServiceRoute[] = [];
  const listen = (message: unknown) => {
    // Fastify publishes the instance that has just been made.
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      routes.push(...asRoutes(route));
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return { service: await start(), routes };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}

function asRoutes({ method, url, schema }: RouteOptions): ServiceRoute[] {
  // The services state their schemas in valibot.
  const routes = [method].flat().map((one) => ({ method: one, url, schema: (schema ?? {}) as ServiceRoute['schema'] }));
  return routes.filter((route) =>
    Object.keys(route.schema).length > 0 ? route.method !== 'HEAD' : route.method === 'GET',
  );
}

/** Encoded as in an address. */
const odd = [
  ...['', '.', '..', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%5c%5cevil.example', '//evil.example', ';a=b'],
  ...['%', '%zz', '%00', '%0d%0aset-cookie:a=b', '%ff%fe', '%c0%ae%c0%ae', '%ed%a0%80', '%f0%9f%92%a7'],
  ...['__proto__', 'constructor', 'toString', "'%20or%201=1--", '-1', '1e309', 'a'.repeat(300), 'a'.repeat(6_000)],
];

/**
 * Requests with odd names, encodings and lengths, each in the path, the query and the body of each route, and in the headers of the first.
 * @param parameter what the odd text is the value of in a query
 */
export function oddRequests(
  routes: Pick<ServiceRoute, 'method' | 'url'>[],
  parameter: string,
  examples: Examples = {},
): ApiRequest[] {
  const plain = routes.map(({ method, url }): ApiRequest => ({ method, target: pathOf(url, examples), headers: {} }));
  return odd.flatMap((text) => [
    ...plain.slice(0, 1).map((request) => ({ ...request, headers: oddHeaders(text) })),
    ...plain.map((request) => ({ ...request, target: `${request.target}?${parameter}=${text}&${text}=1` })),
    ...routes
      .filter(({ url }) => url !== pathOf(url, examples))
      .map(({ method, url }) => ({ method, target: url.replace(pathParameter, () => text), headers: {} })),
    ...plain
      .filter(({ method }) => method === 'POST')
      .flatMap((request) => oddBodies(text, examples).map((body) => ({ ...request, body }))),
  ]);
}

function pathOf(url: string, examples: Examples): string {
  return url.replace(pathParameter, (name) => encoded(examples[name.slice(1)] ?? 'x'));
}

/** One body with the odd text as every value, and one with the odd text in front of every example. */
function oddBodies(text: string, examples: Examples): string[] {
  const names = Object.keys(examples);
  const wrong = names.map((name) => [name, text]);
  const longer = names.map((name) => [name, `${text}${examples[name]}`]);
  return [wrong, longer].map((fields) => JSON.stringify({ ...Object.fromEntries(fields), [text]: text }));
}

function oddHeaders(text: string): Record<string, string> {
  return { 'accept-encoding': text, cookie: `XSRF-TOKEN=${text}`, 'if-none-match': text, 'x-forwarded-for': text };
}
