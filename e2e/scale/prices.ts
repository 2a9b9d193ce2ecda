/**
 * Amazon's public list prices in US dollars, on demand, region US East, without taxes and discounts, as the author knew them in January 2025.
 * Nobody has looked them up since: replace them by your host's before you rely on a sum.
 */
export const prices = {
  /** A virtual core for a month with 2 GB of memory (c7g, 0.0363 an hour). */
  core: 26.5,
  /** A further gigabyte for a month. */
  gigabyte: 3.3,
  /** S3: LIST and PUT, GET; for a thousand. */
  lists: 0.005,
  gets: 0.0004,
  /** RDS for PostgreSQL with a standby: db.m7g.large, two cores, for a month. */
  postgres: 245,
  /** Load balancer or address of the proxy, for a month. */
  proxy: 20,
  /** CloudFront: HTTPS requests, for a thousand. Answers to a cache cost no egress. */
  cdnRequests: 0.001,
  /** Terabytes a month up to which a gigabyte costs so much, EC2 to the internet and CloudFront. */
  egress: [
    [10, 0.09],
    [50, 0.085],
    [150, 0.07],
    [Number.POSITIVE_INFINITY, 0.05],
  ],
  cdnEgress: [
    [10, 0.085],
    [50, 0.08],
    [150, 0.06],
    [500, 0.04],
    [1_024, 0.03],
    [5_120, 0.025],
    [Number.POSITIVE_INFINITY, 0.02],
  ],
} satisfies Record<string, number | [terabytes: number, perGigabyte: number][]>;

/** The sum for so many terabytes: each step of the price list applies to what is above the step before. */
export function priceOf(terabytes: number, steps: [terabytes: number, perGigabyte: number][]): number {
  let below = 0;
  let sum = 0;
  for (const [step, perGigabyte] of steps) {
    sum += Math.max(0, Math.min(terabytes, step) - below) * 1_000 * perGigabyte;
    below = step;
  }
  return sum;
}
