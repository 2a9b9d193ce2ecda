import { isApiError } from '@site/contracts/api';
import { failureTexts } from './texts/english-failures.ts';
import type { FailureTexts, FormTexts } from './texts/form-texts.ts';

/** The message when an enquiry or a subscription was not accepted, shown below a title, and in a toast. */
export function errorMessage(error: unknown, texts: FailureTexts = failureTexts): string {
  if (!isApiError(error)) return texts.malformed;
  const refusal = error.failure === 'refused' && (texts.refusals ? texts.refusals[error.code] : error.message);
  return refusal || texts[error.failure];
}

/** Title and message of an enquiry that was not accepted. */
export function enquiryFailure(error: unknown, texts: FormTexts['failure']): { title: string; message: string } {
  const isTimeout = isApiError(error) && error.failure === 'timeout';
  return { title: isTimeout ? texts.perhapsSent : texts.notSent, message: errorMessage(error, texts) };
}

/** The service's messages for single fields, by field, in the form's language. */
export function serviceMessages(error: unknown, { faults = {} }: FormTexts): Record<string, string> {
  if (!isApiError(error)) return {};
  // The service speaks English only. What it refuses and the form has accepted is wrong rather than missing.
  const translated = Object.entries(faults).filter(([name]) => error.fields[name]);
  return { ...error.fields, ...Object.fromEntries(translated.map(([name, { wrong }]) => [name, wrong])) };
}

/**
 * The status of a page whose form was not accepted: the service's client error, else 503. Never 408, after which browsers send a form
 * again by themselves.
 */
export function refusedStatus(error: unknown): number {
  const isClientError = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 408;
  return isClientError ? error.status : 503;
}
