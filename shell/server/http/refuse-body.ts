import type { Exchange } from './exchange.ts';
import type { BodyFault } from './read-body.ts';
import { type Reply, sendFailure, sendRefusal } from './send.ts';

// As the services say it of what reaches them.
const refusals: Record<BodyFault, [code: string, message: string]> = {
  408: ['request_timeout', 'The request took too long to arrive.'],
  413: ['body_too_large', 'This is too long to send. Please shorten it.'],
};

/** Answers a call of the API whose body could not be read. */
export function refuseCall(exchange: Reply, fault: BodyFault): void {
  hangUpOnSlow(exchange, fault);
  sendRefusal(exchange, fault, refusals[fault]);
}

/** Answers a form of a page whose body could not be read. */
export function refuseForm(exchange: Reply, fault: BodyFault): void {
  hangUpOnSlow(exchange, fault);
  sendFailure(exchange, fault);
}

/** Who sends too much may still finish and ask again; who is too slow has had their time. */
function hangUpOnSlow({ response }: Pick<Exchange, 'response'>, fault: BodyFault) {
  if (fault === 408) response.shouldKeepAlive = false;
}
