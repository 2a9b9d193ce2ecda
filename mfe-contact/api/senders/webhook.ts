import { createHmac } from 'node:crypto';
import { type LookupOptions, lookup } from 'node:dns';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { brand } from '@site/brand';
import ipaddr from 'ipaddr.js';
import { enquiryRecord } from '../enquiries/enquiry-record.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import { refuseErased, type Sender, SendingFailed } from '../outbox/sender.ts';
import type { Database } from '../tables.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
  allowed: AllowedTargets;
  clock?: () => Date;
}

const responseTimeoutMs = 15_000;

/** Reports enquiries to another system. Only a 2xx response counts as accepted; redirects are not followed. */
export function createWebhookSender(
  database: Database,
  { url, secret, allowed, clock = () => new Date() }: WebhookOptions,
): Sender {
  return {
    kinds: ['webhook'],
    async send(message, { signal }) {
      const { id, enquiry_id } = message;
      const enquiry = (await enquiries.find(database, 'id', enquiry_id ?? '')) ?? refuseErased();
      const body = JSON.stringify({ event: 'enquiry.received', id, enquiry: enquiryRecord(enquiry) });
      const timestamp = String(Math.floor(clock().getTime() / 1000));
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `${brand.slug}-site-webhook/1`,
        'x-webhook-id': id,
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': sign(secret, timestamp, body),
      };
      // Unlike in the worker, `any` keeps nothing in memory: both signals are of this attempt alone.
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)]);
      const status = await post(url, allowed, body, { headers, signal: inTime });
      if (status < 200 || status > 299) throw new SendingFailed({ reason: `HTTP ${status}`, isFinal: false });
      return 'sent';
    },
  };
}

/** Resolves to the status. Not `fetch`, which does not accept a lookup function. */
async function post(url: string, allowed: AllowedTargets, body: string, options: http.RequestOptions): Promise<number> {
  const { protocol, hostname } = new URL(url);
  // Node connects to an address without a look-up.
  if (isPrivateHost(hostname, allowed))
    throw Object.assign(new Error(`${hostname} is private.`), { code: privateTarget });
  const { request } = protocol === 'https:' ? https : http;
  // A new connection: a kept-alive one could have been opened before the host's address changed.
  const call = request(url, { ...options, method: 'POST', agent: false, lookup: lookupAllowed(allowed) });
  // Its body is discarded with the connection; only the status counts.
  const responding = once(call.end(body), 'response');
  call.on('error', () => {});
  const [response]: http.IncomingMessage[] = await responding;
  response?.destroy();
  return response?.statusCode ?? 0;
}

/** HMAC-SHA256 over `timestamp.body`, so that neither a replayed nor a changed call passes. */
function sign(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** The code of the error when a webhook's host resolves to a private address. */
const privateTarget = 'EPRIVATE';

/** Hosts, addresses and ranges such as `10.2.0.0/16` that a webhook may call although they are not public. */
export type AllowedTargets = string[];

export function isTarget(entry: string): boolean {
  return ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry) || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(entry);
}

/** Whether a host, as an address names it, can be refused without a look-up. */
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
export function lookupAllowed(allowed: AllowedTargets): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
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

/** Only `unicast` is public: all other ranges are loopback, private, link-local, shared, reserved or lead to such an address. */
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
