import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Says who asks: the last hop of X-Forwarded-For where a proxy of ours is in front, else whoever holds the connection. */
export interface ClientAddress {
  of: (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;
  /** How many requests named an address that cannot be read, so that all of them counted as the proxy's. */
  unreadable: () => number;
}

export function createClientAddress(trustsProxy: boolean): ClientAddress {
  let unreadable = 0;

  function takeNote(hop: string) {
    unreadable += 1;
    // Once: it is the proxy's configuration, so nearly every request has it.
    if (unreadable > 1) return;
    const quoted = JSON.stringify(hop.slice(0, 60));
    console.error(`X-Forwarded-For ends with ${quoted}, which is no address: visitors count as one. See TRUST_PROXY.`);
  }

  return {
    of({ headers, socket }) {
      const hop = trustsProxy ? lastHop(headers['x-forwarded-for']) : '';
      const address = withoutPort(hop);
      if (isIP(address)) return address;
      if (hop) takeNote(hop);
      return socket.remoteAddress ?? '';
    },
    unreadable: () => unreadable,
  };
}

function lastHop(forwarded: string | string[] | undefined): string {
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  );
}

/** Some balancers add the visitor's port: `203.0.113.7:51000`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const [, address = hop] = /^([\d.]+):\d{1,5}$/.exec(hop) ?? /^\[([\da-f:.]+)\](?::\d{1,5})?$/i.exec(hop) ?? [];
  return address;
}
