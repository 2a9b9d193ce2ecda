import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Beyond this many, all are counted in the database again. */
const maxRefused = 10_000;

/**
 * Rate limit counts in the database that several services share. Counting is one statement without a disk write; once a
 * visitor is refused, this process remembers it, so that a flood costs the database nothing. A database that is away
 * answers 503: without it no form can be taken either.
 */
export function sharedCounts(database: Kysely<Tables>): FastifyRateLimitStoreCtor {
  return class SharedCounts implements FastifyRateLimitStore {
    /** When visitors who came too often may come again, in milliseconds since 1970. */
    readonly #refused = new Map<string, number>();

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ) {
      const now = Date.now();
      const end = this.#refused.get(key);
      if (end !== undefined && end > now) return callback(null, { current: max + 1, ttl: end - now });
      count(database, key, new Date(now), timeWindow).then(
        ({ current, endsAt }) => {
          if (current > max) this.#remember(key, endsAt);
          callback(null, { current, ttl: Math.max(0, endsAt - now) });
        },
        (error) => callback(error),
      );
    }

    /** The same for each route, because keys hold it. */
    child(): SharedCounts {
      return this;
    }

    #remember(key: string, endsAt: number) {
      if (this.#refused.size >= maxRefused) this.#refused.clear();
      this.#refused.set(key, endsAt);
    }
  };
}

/** Erases the counts whose time is over. */
export async function forgetCounts(database: Kysely<Tables>, now: Date = new Date()): Promise<void> {
  await database.deleteFrom('rate_counts').where('ends_at', '<=', now.toISOString()).execute();
}

async function count(database: Kysely<Tables>, key: string, now: Date, timeWindow: number) {
  const isOver = sql`rate_counts.ends_at <= ${now.toISOString()}`;
  const { current, ends_at } = await database
    .insertInto('rate_counts')
    .values({ key, current: 1, ends_at: new Date(now.getTime() + timeWindow).toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        current: sql`case when ${isOver} then 1 else rate_counts.current + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else rate_counts.ends_at end`,
      }),
    )
    .returning(['current', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { current, endsAt: Date.parse(ends_at) };
}
