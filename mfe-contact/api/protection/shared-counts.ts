import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Beyond this many, all are counted in the database again. */
const maxRefused = 10_000;
const dayMs = 86_400_000;

/**
 * Rate limit counts in the database that several services share. Counting is one statement without a disk write; once a
 * visitor is refused, this process remembers it, so that a flood costs the database nothing. A database that is away
 * answers 503: without it no form can be taken either.
 */
export function sharedCounts(database: Kysely<Tables>): FastifyRateLimitStoreCtor {
  return class SharedCounts implements FastifyRateLimitStore {
    /** When visitors who came too often may come again, by `performance.now()`. */
    readonly #refused = new Map<string, number>();

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ) {
      const now = performance.now();
      const end = this.#refused.get(key);
      if (end !== undefined && end > now) return callback(null, { current: max + 1, ttl: end - now });
      count(database, key, new Date(), timeWindow).then(
        ({ current, ttl }) => {
          if (current > max) this.#remember(key, now + ttl);
          callback(null, { current, ttl });
        },
        (error) => callback(error),
      );
    }

    /** The same for each route, because keys hold it. */
    child(): SharedCounts {
      return this;
    }

    #remember(key: string, end: number) {
      if (this.#refused.size >= maxRefused) this.#refused.clear();
      this.#refused.set(key, end);
    }
  };
}

/** Erases the counts whose time is over, and those of a clock that was ahead. */
export async function forgetCounts(database: Kysely<Tables>, now: Date = new Date()): Promise<void> {
  const farAhead = new Date(now.getTime() + dayMs).toISOString();
  await database
    .deleteFrom('rate_counts')
    .where(({ or, eb }) => or([eb('ends_at', '<=', now.toISOString()), eb('ends_at', '>', farAhead)]))
    .execute();
}

async function count(database: Kysely<Tables>, key: string, now: Date, timeWindow: number) {
  const newEnd = new Date(now.getTime() + timeWindow).toISOString();
  // Clocks of two services may differ a little; a count that ends that much later was begun by one that was wrong.
  const farAhead = new Date(now.getTime() + 2 * timeWindow).toISOString();
  const isOver = sql`(rate_counts.ends_at <= ${now.toISOString()} or rate_counts.ends_at > ${farAhead})`;
  const { current, ends_at } = await database
    .insertInto('rate_counts')
    .values({ key, current: 1, ends_at: newEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        current: sql`case when ${isOver} then 1 else rate_counts.current + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else rate_counts.ends_at end`,
      }),
    )
    .returning(['current', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { current, ttl: Math.max(0, Date.parse(ends_at) - now.getTime()) };
}
