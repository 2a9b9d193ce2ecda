/** What a visitor is told when a step is done, on the page and in the footer. */
export const doneWords = {
  asked: {
    title: 'Please look into your mailbox',
    text: 'We have sent you an e-mail with a link. Your subscription begins when you follow it; without that we write nothing more.',
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    text: 'Thank you. Our next notes come to you by e-mail, and each of them has a link to unsubscribe.',
  },
  left: {
    title: 'You are unsubscribed',
    text: 'We send no more notes to your address. Thank you for having read them.',
  },
} as const;

export type DoneStep = keyof typeof doneWords;

export function isDoneStep(text: string | null): text is DoneStep {
  return text !== null && Object.hasOwn(doneWords, text);
}
