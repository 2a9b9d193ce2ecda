import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { HttpError, methodNotAllowed } from '@site/service/http/http-errors';
import { withoutQuery } from '../request-target.ts';
import type { EdgeConfig } from '../settings.ts';
import { isProbe } from './routes/probes.ts';

/** Longer than any path of the site. Code that reads a path after this check needs no limit of its own. */
const maxPathLength = 2_048;

/** For the URL and all headers. A service accepts 16 KB, and the edge's own headers take some of that. */
const maxHeadLength = 15 * 1_024;

/** `.` and `..` between slashes of any kind, however they are written: a service might resolve them. */
const dotSegment = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?=[/\\]|%2f|%5c|$)/i;

/**
 * Runs before everything else. Refuses requests that are too long, that no browser sends, that a service could read differently than the
 * edge does, and that are meant for another site. Leads other spellings of the site's name to it.
 */
export function createRequestCheck(config: Pick<EdgeConfig, 'siteUrl' | 'apiHost'>) {
  const { siteUrl } = config;
  const ownHosts = ownHostsOf(config);
  const siteName = new URL(siteUrl).hostname;
  // What people type and print: without www, or with it.
  const namesOfSite = [siteName, siteName.startsWith('www.') ? siteName.slice(4) : `www.${siteName}`];
  return (request: IncomingMessage): HttpError | undefined => {
    const { method, url = '/', headers, headersDistinct, rawHeaders } = request;
    const pathname = withoutQuery(url);
    if (pathname.length > maxPathLength) return new HttpError(414, 'address_too_long', 'This address is too long.');
    if (url.length + rawHeaders.join('').length > maxHeadLength)
      return new HttpError(431, 'headers_too_large', 'The headers are too large.');
    if (method === 'TRACE') return methodNotAllowed('GET, HEAD, POST');
    if (!pathname.startsWith('/') || dotSegment.test(pathname) || (headersDistinct.host?.length ?? 0) > 1)
      return new HttpError(400, 'bad_request', 'The request could not be read.');
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
      return new HttpError(417, 'expectation_failed', 'This expectation is not met here.');
    if (!isMisdirected(request, ownHosts) || isProbe(pathname)) return undefined;
    // A full name in DNS ends in a dot.
    if (namesOfSite.includes(nameOf(headers.host).replace(/\.$/, '')))
      return new HttpError(308, 'moved', `This site is at ${siteUrl}.`, { headers: { location: siteUrl + url } });
    return new HttpError(421, 'misdirected_request', 'This server does not answer for that name.');
  };
}

/**
 * The accepted host headers; empty if any is. Without a public address the site may be reached by any name, such as an office
 * machine's.
 */
function ownHostsOf({ siteUrl, apiHost }: Pick<EdgeConfig, 'siteUrl' | 'apiHost'>): string[] {
  if (isLoopback(new URL(siteUrl).hostname)) return [];
  // `host` includes the port; `hostname` is for a proxy that leaves it out.
  return [siteUrl, ...(apiHost ? [apiHost] : [])]
    .map((address) => new URL(address))
    .flatMap(({ host, hostname }) => [host, hostname]);
}

/** Whether a request names a host that is not the site's. */
function isMisdirected({ headers: { host }, socket }: IncomingMessage, ownHosts: string[]): boolean {
  // HTTP/1.0 may name none.
  if (ownHosts.length === 0 || !host || ownHosts.includes(host)) return false;
  const name = nameOf(host);
  // From this machine: commands, the gate, a developer's browser.
  return !ownHosts.includes(name) && !(isLoopback(name) && isLoopback(socket.localAddress ?? ''));
}

function nameOf(host = ''): string {
  return host.toLowerCase().replace(/:\d{1,5}$/, '');
}

/** Whether a name or an address, as a host header or a socket writes it, is this machine's own. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[([^[\]]*)\]$/, '$1').replace(/^::ffff:/, '');
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
