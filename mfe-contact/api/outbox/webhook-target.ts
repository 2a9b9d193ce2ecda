import { type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The code of the error where a webhook's host leads into a private network. */
export const privateTarget = 'EPRIVATE';

/** Hosts, addresses and ranges such as `10.2.0.0/16` that a webhook may call although they are not public. */
export type AllowedTargets = string[];

export function isTarget(entry: string): boolean {
  return ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry) || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(entry);
}

/** Whether a host, as it stands in an address, needs no look-up to be refused. */
export function isPrivateHost(hostname: string, allowed: AllowedTargets): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (allowed.includes(host)) return false;
  if (/(?:^|\.)localhost\.?$/.test(host)) return !mayCall('127.0.0.1', allowed);
  return ipaddr.isValid(host) && !mayCall(host, allowed);
}

/**
 * Looks a host up and gives out only addresses that may be called. The connection is made to what this returns, so that a
 * name server that answers differently a moment later changes nothing.
 */
export function lookupAllowed(allowed: AllowedTargets, resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const open = allowed.includes(hostname)
        ? addresses
        : addresses.filter(({ address }) => mayCall(address, allowed));
      const [first] = open;
      if (!first) return callback(Object.assign(new Error(`${hostname} is private.`), { code: privateTarget }), []);
      return options.all ? callback(null, open) : callback(null, first.address, first.family);
    });
  };
}

/** Only `unicast` is public: all else is loopback, private, link-local, shared, reserved or leads to such an address. */
function mayCall(address: string, allowed: AllowedTargets): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' || allowed.some((entry) => covers(entry, parsed));
}

function covers(entry: string, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (ipaddr.isValid(entry)) return ipaddr.process(entry).toString() === address.toString();
  if (!ipaddr.isValidCIDR(entry)) return false;
  const [network, bits] = ipaddr.parseCIDR(entry);
  return network.kind() === address.kind() && address.match(network, bits);
}
