import type { ApiClient } from '@site/contracts/api';
import type { LoaderArgs } from '@site/contracts/part-routes';
import { parse } from 'valibot';
import { type Offer, offersPath, offersResponse } from '../contract/offers.ts';

/** The page's loader. Its other words are worth reading while the service does not answer. */
export async function loadOffers({ api, request }: LoaderArgs) {
  return fetchOffers(api, request.signal).then(
    (offers) => ({ status: 'ready' as const, offers }),
    () => ({ status: 'failed' as const }),
  );
}

export function fetchOffers(api: ApiClient, signal: AbortSignal): Promise<Offer[]> {
  return api.get(offersPath, { parse: (body) => parse(offersResponse, body).data, signal });
}
