import { isApiError } from '@site/contracts/api';

export interface Failed {
  message: string;
  /** By field, where the service found fault with what was typed. */
  fields: Record<string, string>;
}

/** What a visitor is told about an enquiry that was not taken. */
export function wordFailure(error: unknown): Failed {
  if (!isApiError(error)) return { message: messages.malformed, fields: {} };
  return {
    message: error.failure === 'refused' && error.message ? error.message : messages[error.failure],
    fields: error.fields,
  };
}

const messages = {
  refused: 'Your enquiry was not accepted. Please try again.',
  timeout: 'No answer came within 15 seconds, so your enquiry may not have reached us. Please try again.',
  unreachable:
    'Your enquiry could not be sent, because our server was not reached. Please check your connection and try again.',
  malformed: 'Your enquiry could not be sent. Please try again.',
};
