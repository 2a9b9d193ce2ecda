import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from './refusal.ts';

// CONNECT names no address, so it never gets as far as a route.
const knownMethods = METHODS.filter((method) => method !== 'CONNECT');

/** Runs `addRoutes`, then answers 405 with `Allow` to every method that a registered path does not support. */
export async function refuseOtherMethods(app: FastifyInstance, addRoutes: () => Promise<void>): Promise<void> {
  const allowed = new Map<string, Set<string>>();
  let isCollecting = true;
  app.addHook('onRoute', ({ url, method }) => {
    if (!isCollecting) return;
    const methods = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    allowed.set(url, methods);
  });
  // To Fastify a method that it does not know is an address that it does not know: 404.
  for (const method of knownMethods)
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  await addRoutes();
  isCollecting = false;
  for (const [url, methods] of allowed) if (methods.size < knownMethods.length) refuseAllBut(app, url, methods);
}

function refuseAllBut(app: FastifyInstance, url: string, methods: Set<string>) {
  const refuse = () => {
    throw new HttpRefusal(405, 'method_not_allowed', 'This address does not take that method.', {
      headers: { allow: [...methods].join(', ') },
    });
  };
  const others = knownMethods.filter((method) => !methods.has(method));
  // In onRequest, before the body is read: there is no point in parsing it.
  app.route({ method: others, url, onRequest: async () => refuse(), handler: refuse });
}
