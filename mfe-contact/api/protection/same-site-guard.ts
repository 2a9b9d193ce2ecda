import { readCookie } from '@site/service/read-cookie';
import { Refusal } from '@site/service/refusal';
import { isEqual } from '@site/service/signer';
import type { FastifyRequest } from 'fastify';
import { type CsrfTokens, csrfCookie, csrfHeader } from './csrf-token.ts';

export interface GuardOptions {
  tokens: CsrfTokens;
  /** Address of the site, for requests that come without the edge's `x-forwarded-host`. */
  siteUrl?: string | undefined;
  /** The site's origin where it is not the service's own: its browsers call that cross-site, and are right. */
  pageOrigin?: string | undefined;
}

/**
 * Refuses what another site sent in a visitor's name. Origin and Sec-Fetch-Site are always checked; the token is checked
 * wherever it or its cookie is there, so that a visitor who refuses cookies still gets an enquiry through.
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
    throw new Refusal(403, 'origin_missing', 'The request does not say which site it comes from (header Origin).');
  const own = [forwardedUrl(headers['x-forwarded-host']), siteUrl];
  const host = hostOf(headers.origin);
  if (host === undefined || !own.some((url) => url !== undefined && hostOf(url) === host)) {
    throw new Refusal(403, 'origin_foreign', 'Enquiries are taken from our own site only.');
  }
}

function checkFetchSite({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refusal(403, 'fetch_site_foreign', 'Enquiries are taken from our own site only.');
  }
}

function checkToken({ headers }: FastifyRequest, tokens: CsrfTokens) {
  const cookie = readCookie(headers.cookie, csrfCookie);
  const sent = headers[csrfHeader];
  if (cookie === undefined && sent === undefined) return;
  // A page of another origin sends no cookie of ours: then the signature alone says that the token was read from here.
  if (typeof sent !== 'string' || !isEqual(sent, cookie ?? sent) || !tokens.isGenuine(sent)) {
    throw new Refusal(403, 'token_invalid', 'The page was open for too long. Please send the form once more.');
  }
}

function forwardedUrl(host: string | string[] | undefined): string | undefined {
  return typeof host === 'string' ? `http://${host}` : undefined;
}

// The scheme is left aside: behind a TLS terminator the edge itself speaks plain http. Default ports are left aside with it.
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host.replace(/:(?:80|443)$/, '') : undefined;
}
