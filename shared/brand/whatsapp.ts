import { brand } from './index.ts';

/**
 * Address that opens WhatsApp with a message to the company, for the visitor to complete and send. Undefined where the company has no
 * number there: then no link is shown.
 * @example
 * whatsappHref('I have a question.'); // https://wa.me/911205550142?text=I%20have%20a%20question.
 */
export function whatsappHref(message: string, number: string = brand.whatsapp): string | undefined {
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(message)}` : undefined;
}
