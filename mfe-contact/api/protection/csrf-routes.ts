import type { ServiceRoutes } from '@site/service/create-service';
import { readCookie } from '@site/service/read-cookie';
import type { FastifyRequest } from 'fastify';
import { type CsrfTokens, csrfCookie } from './csrf-token.ts';

export function csrfRoutes(tokens: CsrfTokens): ServiceRoutes {
  return async (app) => {
    app.get('/api/v1/csrf', async (request, reply) => {
      const token = tokenOf(request, tokens);
      reply.header('cache-control', 'no-store').header('set-cookie', cookieFor(token, request));
      return { status: 'success', data: { token } };
    });
  };
}

// A valid token is kept: two open tabs share one cookie, and a new token would invalidate the other tab's header.
function tokenOf(request: FastifyRequest, tokens: CsrfTokens): string {
  const present = readCookie(request.headers.cookie, csrfCookie);
  return present !== undefined && tokens.isGenuine(present) ? present : tokens.issue();
}

// Not HttpOnly on purpose: axios copies it into the header, which no other site can do.
function cookieFor(token: string, request: FastifyRequest): string {
  const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  return `${csrfCookie}=${token}; Path=/; SameSite=Strict${secure}`;
}
