import autocannon, { type Options, type Request } from 'autocannon';

export interface Answers {
  count: number;
  perSecond: number;
  /** The 99th percentile, in milliseconds; endless if more than one request in a hundred failed. */
  p99: number;
  /** Without an answer in ten seconds, told to come back, or met with an error of the server's. A page that says 'not found' is a page. */
  failed: number;
}

/** 32 visitors for five seconds, unless the options say otherwise, each of whom asks again as soon as there is an answer. */
export async function sendLoad(options: Options): Promise<Answers> {
  const result = await autocannon({
    connections: 32,
    duration: 5,
    // autocannon 8 takes a rate for requests a millisecond here, and would count a late answer a hundred times.
    ...(options.overallRate && { ignoreCoordinatedOmission: true }),
    ...options,
  });
  const count = result.requests.total;
  const failed = result.errors + result['5xx'] + (result.statusCodeStats?.['429']?.count ?? 0);
  return {
    count,
    perSecond: count / result.duration,
    p99: failed * 100 > count ? Number.POSITIVE_INFINITY : result.latency.p99,
    failed,
  };
}

/** An enquiry as the site's own page sends it, from an address that nobody else has: one visitor may send only a few. */
export function enquiryFrom(number: number, site: string): Request {
  const visitor = `${10 + ((number >> 16) % 200)}.${(number >> 8) & 255}.${number & 255}.1`;
  return {
    method: 'POST',
    path: '/api/v1/generalEnquiry',
    headers: {
      'content-type': 'application/json',
      origin: site,
      // To the edge, and to the service itself.
      'x-forwarded-for': visitor,
      'x-forwarded-host': new URL(site).host,
      'x-client-address': visitor,
    },
    body: JSON.stringify({
      fullName: 'Asha Verma',
      emailId: 'asha@school.example',
      contactNumber: '9876543210',
      companyName: 'Verma School',
      message: 'Two taps leak in the science block, and the tank on its roof has not been cleaned since the monsoon.',
    }),
  };
}
