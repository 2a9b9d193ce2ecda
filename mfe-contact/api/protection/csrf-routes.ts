import type { ServiceRoutes } from '@site/service/create-service';
import type { FastifyRequest } from 'fastify';
import { type CsrfTokens, csrfCookieLine, readCsrfCookie } from './csrf-token.ts';

export function csrfRoutes(tokens: CsrfTokens): ServiceRoutes {
  return async (app) => {
    app.get('/api/v1/csrf', async (request, reply) => {
      const token = tokenOf(request, tokens);
      reply.header('cache-control', 'no-store').header('set-cookie', csrfCookieLine(request, token));
      return { status: 'success', data: { token } };
    });
  };
}

// A valid token is kept: two open tabs share one cookie, and a new token would invalidate the other tab's header.
function tokenOf(request: FastifyRequest, tokens: CsrfTokens): string {
  const present = readCsrfCookie(request);
  return present !== undefined && tokens.isGenuine(present) ? present : tokens.issue();
}
