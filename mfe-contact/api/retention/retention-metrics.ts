import type { Metrics } from '@site/service/metrics';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ClockWatch } from './clock-watch.ts';
import { countExpired } from './erase-expired.ts';

/** Whether what has run out is erased, and what of it is still there. */
export function retentionMetrics(database: Kysely<Tables>, clock: ClockWatch, retentionMonths: number) {
  return (metrics: Pick<Metrics, 'gauge'>) => {
    metrics.gauge(
      { name: 'site_retention_paused', help: '1 while the clock has jumped and nothing that has run out is erased.' },
      () => [{ value: clock.jump() ? 1 : 0 }],
    );
    metrics.gauge(
      {
        name: 'site_retention_expired',
        help: 'Enquiries and subscriptions that have run out by the clock, not erased yet.',
      },
      async () => {
        const { enquiries, subscriptions } = await countExpired(database, new Date(), retentionMonths);
        return [{ value: enquiries + subscriptions }];
      },
    );
  };
}
