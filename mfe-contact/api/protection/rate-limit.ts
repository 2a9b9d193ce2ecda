import { randomBytes } from 'node:crypto';
import { isPostgres } from '@site/service/database/postgres';
import { type Counted, clientNetworks, NetworkCounts, type NetworkLimits } from '@site/service/http/client-networks';
import { HttpError } from '@site/service/http/http-errors';
import { deriveKey, keyedHash } from '@site/service/process/secrets';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../tables.ts';
import * as rateCounts from './rate-count-repository.ts';

const windowMs = 10 * 60 * 1_000;

/**
 * Attempts in ten minutes at one form, faulty ones included. Many visitors share the few addresses of a mobile network, so a network of
 * 256 addresses has ten times the limit of one.
 */
function formLimits(all: number): NetworkLimits {
  return { 32: 30, 24: 300, 64: 30, 56: 60, 48: 300, 0: all };
}

/**
 * Mails in ten minutes to addresses that anybody may have typed: of a visitor's networks, and to one mail domain. Large providers have
 * mailboxes of many visitors.
 */
const mailLimits = { 32: 10, 24: 60, 64: 10, 56: 20, 48: 60, 0: 600, domain: 20, provider: 300 };

const providers =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|rediffmail|proton|protonmail)\.(?:com|in|me|co\.in)$/;

/** Counts attempts: each for all of its networks or, where one of them has no room, for none. */
export interface RateLimiter {
  /** Counts an attempt at this form. Returns the milliseconds until there is room again, 0 where there was. */
  takeAttempt: (request: FastifyRequest) => Promise<number>;
  /**
   * The same for a mail to this address. A transaction counts with its own connection: if each took another one, many at once could use up
   * all of them.
   */
  takeMail: (request: FastifyRequest, emailId: string, transaction?: Database) => Promise<number>;
}

/**
 * Counts visitors by fingerprints of their networks. Services that share a database count together, with a key that they share too. With a
 * database file counts are in memory only, and their key ends with the process.
 */
export function createRateLimiter(database: Database, secret: Buffer, maxForms: number): RateLimiter {
  const key = isPostgres(database) ? deriveKey(secret, 'networks') : randomBytes(32);
  const takeForm = createCounts(database, formLimits(maxForms));
  const takeMail = createCounts(database, mailLimits);
  const networksOf = (request: FastifyRequest, what: string | undefined) =>
    clientNetworks(request, key).map(({ prefix, name }) => ({ prefix, name: `${what} ${name}` }));
  return {
    takeAttempt: async (request) => takeForm(networksOf(request, request.routeOptions.url)),
    async takeMail(request, emailId, transaction) {
      const domain = emailId.slice(emailId.lastIndexOf('@') + 1).toLowerCase();
      const prefix = providers.test(domain) ? 'provider' : 'domain';
      const counted = { prefix, name: `mail ${keyedHash(key, domain)}` } as const;
      return takeMail([...networksOf(request, 'mail'), counted], transaction);
    },
  };
}

type Take<Kind extends string | number> = (
  counted: Counted<Kind>[],
  transaction?: Database,
) => number | Promise<number>;

function createCounts<Kind extends string | number>(database: Database, limits: Record<Kind, number>): Take<Kind> {
  if (isPostgres(database)) return sharedCounts(database, limits, windowMs);
  const counts = new NetworkCounts(limits, windowMs);
  return (counted) => counts.take(counted);
}

/** For a form's `preParsing`, after the same-site guard: another site must not use up a visitor's attempts. Counts before the body is read. */
export function limitAttempts(what: 'enquiries' | 'requests', { takeAttempt }: RateLimiter) {
  return async (request: FastifyRequest): Promise<void> => {
    const waitMs = await takeAttempt(request);
    if (waitMs > 0) throw tooMany(what, waitMs);
  };
}

/** For a form's `preParsing`, before `limitAttempts`: no form of ours sends anything else, so it counts as no attempt. */
export async function expectJson({ headers }: FastifyRequest): Promise<void> {
  if (/^application\/json\b/i.test(headers['content-type'] ?? '')) return;
  throw new HttpError(415, 'unsupported_media_type', 'Only application/json is read here.');
}

export function tooMany(what: 'enquiries' | 'requests', waitMs: number): HttpError {
  return new HttpError(
    429,
    `too_many_${what}`,
    `Too many ${what} at the moment. Please try again in ${Math.ceil(waitMs / 60_000)} min, or call us.`,
    { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } },
  );
}

/**
 * Counts in the database that several services share. A refused attempt only reads, so that a flood costs no write. If the database is
 * unreachable, the response is 503: without it no form can be stored either.
 */
export function sharedCounts<Kind extends string | number>(
  database: Database,
  limits: Record<Kind, number>,
  windowMs: number,
): Take<Kind> {
  return async (counted, connection = database) => {
    const now = new Date();
    const names = counted.map(({ name }) => name);
    const waitOf = (counts: rateCounts.Count[], isFull: (current: number, limit: number) => boolean) => {
      const waits = counted.map(({ prefix, name }) => {
        const count = counts.find(({ key }) => key === name);
        if (!count || !isFull(count.current, limits[prefix])) return 0;
        return Math.max(1, Date.parse(count.ends_at) - now.getTime());
      });
      return Math.max(...waits);
    };
    const waitMs = waitOf(
      await rateCounts.find(connection, names, now, windowMs),
      (current, limit) => current >= limit,
    );
    if (waitMs > 0) return waitMs;
    // Others may have come meanwhile.
    return waitOf(await rateCounts.add(connection, names, now, windowMs), (current, limit) => current > limit);
  };
}
