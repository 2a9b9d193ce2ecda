import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Refusal } from './refusal.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Runs `addRoutes`, then lets each path it named answer 405 with `Allow` to every method it did not name. */
export async function refuseOtherMethods(app: FastifyInstance, addRoutes: () => Promise<void>): Promise<void> {
  const allowed = new Map<string, Set<string>>();
  let isCollecting = true;
  app.addHook('onRoute', ({ url, method }) => {
    if (!isCollecting) return;
    const methods = allowed.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    allowed.set(url, methods);
  });
  await addRoutes();
  isCollecting = false;
  for (const [url, methods] of allowed) refuseAllBut(app, url, methods);
}

function refuseAllBut(app: FastifyInstance, url: string, methods: Set<string>) {
  const refuse = () => {
    throw new Refusal(405, 'method_not_allowed', 'This address does not take that method.', {
      headers: { allow: [...methods].join(', ') },
    });
  };
  const others = METHODS.filter((method) => !methods.has(method));
  // Before the body is read: nothing sent to a wrong method is worth parsing.
  app.route({ method: others, url, onRequest: async () => refuse(), handler: refuse });
}
