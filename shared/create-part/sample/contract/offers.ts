import type { ServiceEntry } from '@site/contracts/part';
import * as v from 'valibot';

/** The part's service, the version of its API, and the prefixes of the paths that it answers. */
export const service: ServiceEntry = { name: 'sample', version: '1', paths: ['/api/v1/sample'] };

export const offersPath = '/api/v1/sample/offers';

const offer = v.object({ title: v.string(), text: v.string() });

export type Offer = v.InferOutput<typeof offer>;

/** Response of `GET /api/v1/sample/offers`. */
export const offersResponse = v.object({ status: v.literal('success'), data: v.array(offer) });
