import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSettings, siteSettings } from '../settings/settings.ts';

/**
 * The site's origin where API_HOST puts the services on another one: only its pages may call them.
 * Undefined where site and services share an origin.
 */
export function readPageOrigin(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { API_HOST, SITE_URL } = readSettings(siteSettings, ['API_HOST', 'SITE_URL'], environment);
  if (!API_HOST) return undefined;
  if (!SITE_URL)
    throw new Error('API_HOST needs SITE_URL beside it, the one origin whose pages may call the services.');
  return SITE_URL;
}

/**
 * CORS for one origin, without cookies: its pages may read answers and send preflight requests. Other origins get no
 * CORS headers.
 */
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
  // Two hours, the longest that Chromium caches a preflight answer.
  'access-control-max-age': '7200',
};
