/** Length of a trace: enough for a hit rate that is right within a percent. */
const drawnRequests = 40_000;

// Taken once: in Jest, which looks up globals outside of V8's optimised code, a trace would take ten times as long.
const { imul, log } = Math;
const never = Number.POSITIVE_INFINITY;

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each page's share of the views: the k-th most popular has 1/k^exponent of the first. Web traces have 0.6 to 1. */
export function zipf(pages: number, exponent = 0.9): number[] {
  const weights = Array.from({ length: pages }, (_, index) => (index + 1) ** -exponent);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Views of each hour of a year: few at night, half on weekends, days that differ by a tenth, and one day of a campaign with three times
 * the views.
 */
export function hourlyViews(viewsPerMonth: number, seed = 1): number[] {
  const random = createRandom(seed);
  const weights = Array.from({ length: 365 }, (_, day) => {
    const ofDay = (day % 7 < 5 ? 1 : 0.5) * (0.9 + 0.2 * random()) * (day === 100 ? 3 : 1);
    return Array.from({ length: 24 }, (_, hour) => ofDay * (1 - 0.85 * Math.cos(((hour - 3) / 24) * 2 * Math.PI)));
  }).flat();
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (weight / sum) * viewsPerMonth * 12);
}

export interface CacheOptions {
  /** Each page's share of the requests. */
  popularity: number[];
  /** Requests that reach this cache in a second. */
  perSecond: number;
  /** All copies become worthless this often: a release went live. */
  changeSeconds: number;
  /** How long a copy is fresh; for ever where absent. */
  ttlSeconds?: number;
  /** Copies that fit in, least recently used first out; all where absent. */
  capacity?: number;
}

/** The share of requests that the cache answers itself, by a trace of visitors who come independently of each other. */
export function hitRate({ popularity, perSecond, changeSeconds, ttlSeconds = never, capacity = never }: CacheOptions) {
  if (perSecond <= 0) return 0;
  const perChange = perSecond * changeSeconds;
  const changes = Math.ceil(drawnRequests / perChange);
  const random = createRandom(7);
  const draw = createDraw(popularity, random);
  const isLimited = capacity < popularity.length;
  let [requests, hits, lateHits] = [0, 0, 0];
  // Page to the time until which it is fresh, in the order of use.
  const copies = new Map<number, number>();
  for (let change = 0; change < changes; change++) {
    copies.clear();
    for (let time = 0; requests < drawnRequests; requests++) {
      time += waitOf(random, perSecond);
      if (time > changeSeconds) break;
      const page = draw();
      const freshUntil = copies.get(page) ?? -1;
      const isHit = freshUntil >= time;
      if (isLimited) copies.delete(page);
      if (isLimited || !isHit) copies.set(page, isHit ? freshUntil : time + ttlSeconds);
      if (copies.size > capacity) copies.delete(copies.keys().next().value ?? -1);
      if (isHit) hits += 1;
      if (isHit && requests >= drawnRequests / 2) lateHits += 1;
    }
  }
  const rest = perChange - requests;
  if (changes > 1 || rest <= 0) return hits / requests;
  // The trace ended before the next deploy. Where copies last, each missing page is fetched once more at most; else it goes on as before.
  const missing = popularity.filter((_, page) => !copies.has(page));
  const lastFetches = missing.reduce((sum, share) => sum + 1 - Math.exp(-share * rest), 0);
  const doCopiesLast = !isLimited && ttlSeconds === never;
  return (hits + (doCopiesLast ? rest - lastFetches : (rest * lateHits) / (drawnRequests / 2))) / perChange;
}

/**
 * How long the pages of one route wait for each other after a release went live, at one edge: none is in memory, one is rendered at a time, and
 * each is rendered for its first visitor. Seconds until nobody waits, at most `maxSeconds`.
 */
export function renderBacklog(
  popularity: number[],
  perSecond: number,
  renderSeconds: number,
  maxSeconds = 3_600,
): number {
  if (perSecond <= 0) return 0;
  const random = createRandom(11);
  const draw = createDraw(popularity, random);
  const rendered = new Set<number>();
  let idleAt = 0;
  for (
    let time = 0, drawn = 0;
    drawn < drawnRequests && time < maxSeconds && rendered.size < popularity.length;
    drawn++
  ) {
    time += waitOf(random, perSecond);
    const page = draw();
    if (rendered.has(page)) continue;
    rendered.add(page);
    // Once the queue has been empty for ten pages, later visitors find none.
    if (time > idleAt + 10 * renderSeconds) break;
    idleAt = Math.max(idleAt, time) + renderSeconds;
  }
  return Math.min(idleAt, maxSeconds);
}

/** Seconds until the next request of a Poisson process. */
function waitOf(random: () => number, perSecond: number): number {
  return -log(1 - random()) / perSecond;
}

function createDraw(popularity: number[], random: () => number): () => number {
  let sum = 0;
  const upTo = Float64Array.from(popularity, (share) => (sum += share));
  return () => {
    const at = random() * sum;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
