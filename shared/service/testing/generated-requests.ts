import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc from 'fast-check';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type * as v from 'valibot';
import type { ApiRequest } from './send-requests.ts';

/** A parameter in a route's path. */
const pathParameter = /(:\w+|\*)/;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const headerNames = [
  ...['accept', 'accept-encoding', 'content-type', 'cookie', 'idempotency-key', 'if-none-match', 'origin', 'range'],
  ...['referer', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-request-id', 'x-xsrf-token'],
];

/** Texts that break careless readers, encoded as in an address. */
const odd = fc.constantFrom(
  ...['', '.', '..', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%5c%5cevil.example', '//evil.example', ';a=b'],
  ...['%', '%zz', '%00', '%0d%0aset-cookie:a=b', '%ff%fe', '%c0%ae%c0%ae', '%ed%a0%80', '%f0%9f%92%a7'],
  ...['__proto__', 'constructor', 'toString', "'%20or%201=1--", '-1', '1e309', 'a'.repeat(300), 'a'.repeat(6_000)],
);

/** What a header may hold on its way: HTTP's own characters, and bytes beyond ASCII. */
const headerText = fc
  .array(
    fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f),
    { maxLength: 80 },
  )
  .map((codes) => String.fromCharCode(...codes));

const headers = fc.oneof(
  { arbitrary: fc.constant({}), weight: 3 },
  fc.dictionary(fc.constantFrom(...headerNames), fc.oneof(headerText, odd), { maxKeys: 3 }),
);

/** Any character. fast-check's `binary` and `webQueryParameters` first list them all, which takes longer than the rest of a test. */
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

/** All that JSON can hold, and strings of every kind. */
const anything = fc.oneof(
  fc.string({ unit: character, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 100, max: 6_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('', '0', '-1', '1e309', 'null', '__proto__', 'constructor', '\0', '\ud800', '../..'),
);

/** Right values by field, which a generator would not hit on: an address, a phone number. */
type Examples = Record<string, unknown>;

/** Requests to these routes: mostly what their schemas ask for, and every kind of mistake beside it. */
export function requestsTo(routes: ServiceRoute[], examples: Examples): fc.Arbitrary<ApiRequest> {
  // Routes with a body get four times as many requests, because they can go wrong in the most ways.
  const weighed = routes.flatMap((route) => (route.method === 'POST' ? Array<ServiceRoute>(4).fill(route) : [route]));
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
    if (!pathParameter.test(part)) return fc.constant(part);
    const right = fc.constant(encoded(examples[part.replace(':', '')] ?? 'x'));
    return fc.oneof({ arbitrary: right, weight: 2 }, anything.map(encoded), odd);
  });
  const part = fc.oneof(fc.constantFrom(...'&=+;/?:@'), character.map(encoded), odd);
  const queries = fc.oneof(
    objectsOf(schema?.querystring, examples).map(queryOf),
    fc.constant(''),
    fc.array(part, { maxLength: 10 }).map((texts) => `?${texts.join('')}`),
  );
  return fc.tuple(fc.tuple(...parts), queries).map(([path, after]) => path.join('') + after);
}

function queryOf(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return `?${given.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
}

// Half a surrogate pair cannot be percent-encoded.
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.slice(0, 2_000).replace(/\p{Cs}/gu, '%'));
}

function bodiesOf({ schema }: ServiceRoute, examples: Examples): fc.Arbitrary<string> {
  const right = objectsOf(schema?.body, examples).map((value) => JSON.stringify(value));
  const broken = fc.oneof(fc.string({ unit: character }), fc.json(), fc.constant('{"__proto__":{}}'));
  return fc.oneof({ arbitrary: right, weight: 9 }, { arbitrary: broken, weight: 1 });
}

/** The kinds of schema whose fields are known. */
type Composed = v.ObjectSchema<v.ObjectEntries, undefined> | v.LazySchema<v.GenericSchema>;

/** An object with the fields of a schema, or with those of the examples: mostly right values, some wrong, some more. */
function objectsOf(schema: v.GenericSchema | undefined, examples: Examples): fc.Arbitrary<object> {
  const known = schema as Composed | undefined; // another kind has neither a getter nor entries
  if (known?.type === 'lazy')
    return fc.constantFrom<unknown>({}, examples).chain((input) => objectsOf(known.getter(input), examples));
  const fields = Object.keys(known?.entries ?? examples).map((name) => {
    const right = fc.constant(examples[name]);
    return [name, fc.oneof({ arbitrary: right, weight: 29 }, { arbitrary: anything, weight: 1 })] as const;
  });
  const added = fc.oneof(
    { arbitrary: fc.constant({}), weight: 9 },
    fc.dictionary(fc.string({ maxLength: 12 }), anything),
  );
  return fc.tuple(fc.record(Object.fromEntries(fields)), added).map(([one, more]) => ({ ...one, ...more }));
}

/** A route as the service states it, with its own schemas. */
interface ServiceRoute {
  method: string;
  url: string;
  schema?: { body?: v.GenericSchema; params?: v.GenericSchema; querystring?: v.GenericSchema };
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
    Object.keys(route.schema ?? {}).length > 0 ? route.method !== 'HEAD' : route.method === 'GET',
  );
}
