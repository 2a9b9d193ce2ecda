/** More ask for the same thing than the edge can answer in time: 503 with `Retry-After`, and nothing in the log, which a crowd would fill. */
export class SiteBusy extends Error {
  override readonly name = 'SiteBusy';
}

/** In seconds. */
export const busyRetryAfter = 5;
