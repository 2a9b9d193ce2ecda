import { isApiError } from '@site/contracts/api';
import { callTimeouts } from '@site/host/call-timeouts';

/** The message when an enquiry or a subscription was not accepted, shown below a title, and alone in a toast. */
export function errorMessage(error: unknown): string {
  if (!isApiError(error)) return messages.malformed;
  return error.failure === 'refused' && error.message ? error.message : messages[error.failure];
}

export const notSent = 'Your enquiry was not sent';

/** The title above the message. After a timeout it is unknown whether the enquiry has arrived. */
export function enquiryFailure(error: unknown): string {
  return isApiError(error) && error.failure === 'timeout' ? 'Your enquiry may not have reached us' : notSent;
}

/** The service's messages for single fields, by field. */
export function serviceMessages(error: unknown): Record<string, string> {
  return isApiError(error) ? error.fields : {};
}

/**
 * The status of a page whose form was not accepted: a client error if the service refused the form, else a server error. Not 408, after
 * which browsers send a form again by themselves.
 */
export function refusedStatus(error: unknown): number {
  const isClientError = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 408;
  return isClientError ? error.status : 503;
}

const messages = {
  refused: 'Our server did not accept it. Please try again.',
  timeout: `Our server did not answer within ${callTimeouts.post / 1000} seconds. Please try again.`,
  unreachable: 'We could not reach our server. Please check your connection and try again.',
  malformed: 'Our server gave no clear answer. Please try again.',
};
