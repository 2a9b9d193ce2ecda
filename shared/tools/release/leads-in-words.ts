import type { Retirement } from '@site/contracts/manifest';

/** `  - /careers -> /about-us` for every address of a retired part. */
export function leadsInWords(retired: Retirement): string[] {
  return Object.entries(retired).map(([address, to]) => `  - ${address} ${to === null ? 'answers 410' : `-> ${to}`}`);
}
