import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { GenericSchema } from 'valibot';

/** A route as the service states it, with its own schemas. */
export interface ServiceRoute {
  method: string;
  url: string;
  schema: { body?: GenericSchema; params?: GenericSchema; querystring?: GenericSchema };
}

/** Starts a service and lists every route that it has, so that no test has to. */
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
  return [method].flat().map((one) => ({ method: one, url, schema: (schema ?? {}) as ServiceRoute['schema'] }));
}
