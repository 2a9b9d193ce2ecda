import { type Beds, type Post, postsOf, rowsOf } from './roster.ts';

/** Posts at one price. */
export interface PostPrice {
  name: string;
  posts: Post[];
  /** Rupees a month for each post, with tax. */
  rupees: number;
}

export const rosterPrices: PostPrice[] = [
  { name: 'Cleaning, porters, linen, waste', posts: ['housekeepers', 'porters', 'linen', 'waste'], rupees: 29_400 },
  { name: 'Ward attendants', posts: ['attendants'], rupees: 31_860 },
  { name: 'Supervisors, site in-charge', posts: ['supervisors', 'in-charge'], rupees: 38_232 },
];

export const nursingPrices: PostPrice[] = [
  { name: 'Nurses', posts: ['nurses'], rupees: 43_011 },
  { name: 'Paramedics', posts: ['paramedics'], rupees: 38_232 },
];

/** Number of posts in a day, over all prices. */
export function pricedPosts(prices: PostPrice[], beds: Beds): number {
  return postsOf(rowsOf(...prices.flatMap(({ posts }) => posts)), beds);
}

/** Rupees a month for all posts, with tax. */
export function monthlyPrice(prices: PostPrice[], beds: Beds): number {
  return prices.reduce((sum, price) => sum + pricedPosts([price], beds) * price.rupees, 0);
}
