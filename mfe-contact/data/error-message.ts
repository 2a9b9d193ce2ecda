import { isApiError } from '@site/contracts/api';

/** What a visitor is told when an enquiry or a subscription was not accepted. */
export function errorMessage(error: unknown, what: 'enquiry' | 'request' = 'enquiry'): string {
  const messages = messagesFor(what);
  if (!isApiError(error)) return messages.malformed;
  return error.failure === 'refused' && error.message ? error.message : messages[error.failure];
}

/** The service's messages for single fields, by field. */
export function serviceMessages(error: unknown): Record<string, string> {
  return isApiError(error) ? error.fields : {};
}

function messagesFor(what: string) {
  return {
    refused: `Your ${what} was not accepted. Please try again.`,
    timeout: `Our server did not answer within 15 seconds, so your ${what} may not have reached us. Please try again.`,
    unreachable: `Your ${what} was not sent because we could not reach our server. Please check your connection and try again.`,
    malformed: `Your ${what} could not be sent. Please try again.`,
  };
}
