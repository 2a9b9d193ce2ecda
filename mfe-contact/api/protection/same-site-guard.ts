import { HttpRefusal } from '@site/service/http-errors';
import { isEqual } from '@site/service/secrets';
import type { FastifyRequest } from 'fastify';
import { type CsrfTokens, csrfHeader, readCsrfCookie } from './csrf-token.ts';

export interface GuardOptions {
  tokens: CsrfTokens;
  /** Address of the site, for requests without the edge's `x-forwarded-host`. */
  siteUrl?: string | undefined;
  /** The site's origin when it is not the service's own; browsers then rightly send `sec-fetch-site: cross-site`. */
  pageOrigin?: string | undefined;
}

/**
 * Refuses requests that another site sends in a visitor's name (S25). Origin and Sec-Fetch-Site are always checked; the
 * token only if it or its cookie is present, so that a visitor who blocks cookies can still send an enquiry.
 */
export function sameSiteGuard({ tokens, siteUrl, pageOrigin }: GuardOptions) {
  return async (request: FastifyRequest): Promise<void> => {
    checkOrigin(request, siteUrl);
    if (!pageOrigin || request.headers.origin !== pageOrigin) checkFetchSite(request);
    checkToken(request, tokens);
  };
}

function checkOrigin({ headers }: FastifyRequest, siteUrl: string | undefined) {
  if (!headers.origin)
    throw new HttpRefusal(403, 'origin_missing', 'The request does not say which site it comes from (header Origin).');
  const own = [forwardedUrl(headers['x-forwarded-host']), siteUrl];
  const host = hostOf(headers.origin);
  if (host === undefined || !own.some((url) => url !== undefined && hostOf(url) === host)) {
    throw new HttpRefusal(403, 'origin_foreign', 'We accept enquiries only from our own website.');
  }
}

function checkFetchSite({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new HttpRefusal(403, 'fetch_site_foreign', 'We accept enquiries only from our own website.');
  }
}

function checkToken(request: FastifyRequest, tokens: CsrfTokens) {
  const cookie = readCsrfCookie(request);
  const sent = request.headers[csrfHeader];
  if (cookie === undefined && sent === undefined) return;
  // A page of another origin sends no cookie of ours; then the signature alone proves that the token was issued here.
  if (typeof sent !== 'string' || !isEqual(sent, cookie ?? sent) || !tokens.isGenuine(sent)) {
    throw new HttpRefusal(403, 'token_invalid', 'This page was open for too long. Please send the form again.');
  }
}

function forwardedUrl(host: string | string[] | undefined): string | undefined {
  return typeof host === 'string' ? `http://${host}` : undefined;
}

// Without the scheme and default ports: behind a TLS terminator the edge itself speaks plain http.
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host.replace(/:(?:80|443)$/, '') : undefined;
}
