import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The host headers that are answered; empty for any. Without a public address nobody knows by which names visitors come, such as those of a
 * machine in an office.
 */
export function ownHosts(siteUrl: string | undefined, apiHost: string | undefined): string[] {
  if (!siteUrl || isLoopback(new URL(siteUrl).hostname)) return [];
  // `host` has the port, `hostname` is for a proxy that leaves it out.
  return [siteUrl, ...(apiHost ? [apiHost] : [])]
    .map((address) => new URL(address))
    .flatMap(({ host, hostname }) => [host, hostname]);
}

/** Whether a request names a host that is not the site's. */
export function isForeign(
  { headers: { host }, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  ownHosts: string[],
): boolean {
  // HTTP/1.0 may name none.
  if (ownHosts.length === 0 || !host || ownHosts.includes(host)) return false;
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  // From this machine: commands, the gate's rehearsal, a person who looks at it.
  return !ownHosts.includes(name) && !(isLoopback(name) && isLoopback(socket.localAddress ?? ''));
}

/** Whether a name or an address, as a host header or a socket writes it, is this machine's own. */
function isLoopback(host: string): boolean {
  const address = host.replace(/^\[([^[\]]*)\]$/, '$1').replace(/^::ffff:/, '');
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
