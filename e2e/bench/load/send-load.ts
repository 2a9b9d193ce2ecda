import autocannon, { type Options, type Request } from 'autocannon';
import { enquiry } from '../../support/enquiry.ts';

export interface LoadResult {
  count: number;
  perSecond: number;
  /** The 99th percentile, in milliseconds; endless if more than one request in a hundred failed. */
  p99: number;
  /** Number of requests without a response in ten seconds, or with an unexpected status. */
  failed: number;
}

export interface LoadRequest extends Request {
  /** 200 where absent. */
  expectedStatus?: number;
}

interface LoadOptions extends Options {
  /** Makes each request; the address in `url` is requested where it is absent. */
  nextRequest?: () => LoadRequest;
}

/** Sends requests from 32 visitors for five seconds by default; each sends the next one as soon as it has a response. */
export async function sendLoad({ nextRequest = () => ({}), ...options }: LoadOptions): Promise<LoadResult> {
  let unexpected = 0;
  const result = await autocannon({
    connections: 32,
    duration: 5,
    // autocannon 8 takes a rate for requests a millisecond here, and would count a late response a hundred times.
    ...(options.overallRate && { ignoreCoordinatedOmission: true }),
    ...options,
    requests: [
      {
        // The context belongs to one connection, which has one request under way.
        setupRequest(defaults, context) {
          const { expectedStatus = 200, ...request } = nextRequest();
          Object.assign(context, { expectedStatus });
          return { ...defaults, ...request, headers: { ...defaults.headers, ...request.headers } };
        },
        onResponse(status, _body, context) {
          if (!('expectedStatus' in context) || status !== context.expectedStatus) unexpected += 1;
        },
      },
    ],
  });
  const count = result.requests.total;
  const failed = result.errors + unexpected;
  return {
    count,
    perSecond: count / result.duration,
    p99: failed * 100 > count ? Number.POSITIVE_INFINITY : result.latency.p99,
    failed,
  };
}

/** An enquiry as the site's own page sends it, from an address that nobody else has: one visitor may send only a few. */
export function enquiryFrom(number: number, site: string): LoadRequest {
  const visitor = `${10 + ((number >> 16) % 200)}.${(number >> 8) & 255}.${number & 255}.1`;
  return {
    method: 'POST',
    path: '/api/v1/generalEnquiry',
    expectedStatus: 201,
    headers: {
      'content-type': 'application/json',
      origin: site,
      // To the edge, and to the service itself.
      'x-forwarded-for': visitor,
      'x-forwarded-host': new URL(site).host,
      'x-client-address': visitor,
    },
    body: JSON.stringify(enquiry),
  };
}
