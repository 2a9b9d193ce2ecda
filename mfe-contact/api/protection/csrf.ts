import { randomBytes } from 'node:crypto';
import type { ServiceRoutes } from '@site/service/http/create-service';
import { readCookies, writeCookie } from '@site/service/http/headers';
import { HttpError } from '@site/service/http/http-errors';
import { createSigner } from '@site/service/process/secrets';
import { dayMs } from '@site/text/indian-time';
import type { FastifyRequest } from 'fastify';
import { tokenCookie } from '../../contract/token.ts';

export interface GuardOptions {
  tokens: CsrfTokens;
  /** Address of the site, for requests without the edge's `x-forwarded-host`. */
  siteUrl: string;
  /** The site's origin when it is not the service's own; browsers then rightly send `sec-fetch-site: cross-site`. */
  pageOrigin?: string;
}

/**
 * Refuses requests that another site sends in a visitor's name (S25). A foreign Origin or Sec-Fetch-Site is always refused. The token
 * is checked if it or its cookie is present, so that a visitor who blocks cookies can still send an enquiry; with a valid token
 * a missing Origin will do, for scripts and testers.
 */
export function sameSiteGuard({ tokens, siteUrl, pageOrigin }: GuardOptions) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.headers.origin) checkOrigin(request.headers.origin, request, siteUrl);
    if (!pageOrigin || request.headers.origin !== pageOrigin) checkFetchSite(request);
    const hasToken = checkToken(request, tokens);
    if (!request.headers.origin && !hasToken)
      throw new HttpError(
        403,
        'origin_missing',
        'The request has neither a token nor the site it comes from (header Origin).',
      );
  };
}

function checkOrigin(origin: string, { headers }: FastifyRequest, siteUrl: string) {
  const siteAddresses = [forwardedUrl(headers['x-forwarded-host']), siteUrl];
  const host = hostOf(origin);
  if (host === undefined || !siteAddresses.some((url) => url !== undefined && hostOf(url) === host)) {
    throw new HttpError(403, 'origin_foreign', 'We accept enquiries only from our own website.');
  }
}

function checkFetchSite({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new HttpError(403, 'fetch_site_foreign', 'We accept enquiries only from our own website.');
  }
}

/** Whether the request has a token. Throws if it is not valid. */
function checkToken(request: FastifyRequest, tokens: CsrfTokens): boolean {
  const cookies = readCsrfCookies(request);
  const sent = request.headers[csrfHeader];
  if (cookies.length === 0 && sent === undefined) return false;
  // A page of another origin sends no cookie of ours; then the signature alone proves that the token was issued here.
  if (typeof sent === 'string' && tokens.isGenuine(sent) && (cookies.length === 0 || cookies.includes(sent)))
    return true;
  // Another application on the parent domain has set a cookie of this name too, and the page has repeated that one. Origin was checked.
  if (cookies.length > 1 && cookies.some(tokens.isGenuine)) return false;
  throw new HttpError(403, 'token_invalid', 'This page was open for too long. Please send the form again.');
}

/** How long ago a request's token was issued, which a page asks for at the first focus in a form; undefined if it has none. */
export function tokenAgeMs({ headers }: FastifyRequest, tokens: CsrfTokens): number | undefined {
  const sent = headers[csrfHeader];
  return typeof sent === 'string' ? tokens.ageMs(sent) : undefined;
}

function forwardedUrl(host: string | string[] | undefined): string | undefined {
  return typeof host === 'string' ? `http://${host}` : undefined;
}

// Compared without scheme and default port: behind a TLS terminator the edge itself speaks plain http.
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host.replace(/:(?:80|443)$/, '') : undefined;
}

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
  return readCsrfCookies(request).find(tokens.isGenuine) ?? tokens.issue();
}

const csrfHeader = 'x-xsrf-token';

/** Pages silently get a new token when theirs has expired. */
const lifetimeMs = dayMs;

type CsrfTokens = ReturnType<typeof createCsrfTokens>;

/** Signed tokens, `random.end.signature`: nobody without the secret can plant one from a neighbouring host (S25). */
export function createCsrfTokens(secret: Buffer) {
  const signer = createSigner(secret);
  return {
    issue: () => signer.sign(`${randomBytes(18).toString('base64url')}.${Date.now() + lifetimeMs}`),
    isGenuine: (token: string) => Number(signer.read(token)?.split('.')[1]) > Date.now(),
    /** How long ago it was issued; undefined if it was not issued here. */
    ageMs(token: string): number | undefined {
      const end = signer.read(token)?.split('.')[1];
      return end === undefined ? undefined : Date.now() - (Number(end) - lifetimeMs);
    },
  };
}

/** Not HttpOnly on purpose: axios copies it into the header, which no other site can do. */
function csrfCookieLine(request: FastifyRequest, token: string): string {
  const secure = isSecure(request);
  return writeCookie({ name: tokenCookie(secure), value: token, secure, sameSite: 'strict' });
}

function readCsrfCookies(request: FastifyRequest): string[] {
  return readCookies(request.headers.cookie, tokenCookie(isSecure(request)));
}

/** The edge says how visitors reach the site; between edge and service there is no TLS. */
function isSecure({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-proto'] === 'https';
}
