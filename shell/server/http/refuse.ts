import { type Exchange, isCall } from './exchange.ts';
import { sendRefusal, sendText } from './send.ts';

/** Refuses a request: in the envelope where a program reads the answer, else in a sentence. */
export function refuse(
  exchange: Exchange,
  status: number,
  words: [code: string, message: string],
  headers: Record<string, string> = {},
): true {
  if (isCall(exchange)) sendRefusal(exchange, status, words, headers);
  else sendText(exchange, status, `${words[1]}\n`, headers);
  return true;
}

/** `allow` lists the methods that the address takes. */
export function refuseMethod(exchange: Exchange, allow: string): true {
  return refuse(exchange, 405, ['method_not_allowed', 'This address takes no such request.'], { allow });
}
