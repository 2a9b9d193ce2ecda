import { callTimeouts } from '@site/host/call-timeouts';
import type { FailureTexts, FormTexts } from './form-texts.ts';

// Separate from the other words, because the subscribe form in every page's footer needs only these.

export const failureTexts: FailureTexts = {
  refused: 'Our server did not accept it. Please try again.',
  timeout: `Our server did not answer within ${callTimeouts.post / 1000} seconds. Please try again.`,
  unreachable: 'We could not reach our server. Please check your connection and try again.',
  malformed: 'We did not get a clear answer from our server. Please try again.',
};

export const otherWays: FormTexts['failure']['otherWays'] = ['You can also call ', ' or write to ', '.'];
