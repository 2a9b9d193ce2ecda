import { HttpError } from '@site/service/http/http-errors';

/**
 * More visitors ask for one thing than the edge can answer in time: 503 with `Retry-After`. Not logged, because a crowd would fill the
 * log.
 */
export class SiteBusy extends HttpError {
  constructor() {
    const message = 'Too many people are asking for this page right now. Please try again in a few seconds.';
    super(503, 'unavailable', message, { headers: { 'retry-after': '5' }, isFailure: false });
  }
}
