import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSettings, siteSettings } from './settings.ts';

/**
 * The one origin whose pages may call the services on another: the site's, where API_HOST sends browsers elsewhere.
 * Undefined where site and services share an origin.
 */
export function readPageOrigin(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { API_HOST, SITE_URL } = readSettings(siteSettings, ['API_HOST', 'SITE_URL'], environment);
  if (!API_HOST) return undefined;
  if (!SITE_URL)
    throw new Error('API_HOST needs SITE_URL beside it, the one origin whose pages may call the services.');
  return SITE_URL;
}

/** Lets pages of this origin read answers, and asks them before they send; without cookies. All others are told nothing. */
export function allowPagesOf(origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('vary', 'origin');
    if (request.headers.origin !== origin) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    return reply.code(204).headers(permissions).send();
  };
}

const permissions = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'content-type, idempotency-key, x-xsrf-token',
  // Two hours, which is as long as Chromium remembers it.
  'access-control-max-age': '7200',
};
