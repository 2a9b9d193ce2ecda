import type { FollowedLink, LinkAction } from '../contract/enquiry-link.ts';

/** What the page of a link in a mail to sales shows. */
export type EnquiryLinkView =
  | { step: 'question'; action: LinkAction; token: string; message?: string }
  | { step: 'followed'; action: LinkAction; token: string; result: FollowedLink }
  | { step: 'incomplete' }
  /** The link has expired or has erased its enquiry: nothing is left to do with it. */
  | { step: 'over'; message: string };

interface LinkWords {
  title: string;
  text: string;
  button: string;
  /** Once it is done. */
  done: string;
}

export const linkWords: Record<LinkAction, LinkWords> = {
  answered: {
    title: 'Is this enquiry answered?',
    text: 'We note that it is answered, by whom and when.',
    button: 'Mark as answered',
    done: 'The enquiry is marked as answered',
  },
  'not-spam': {
    title: 'Is this enquiry genuine?',
    text: 'We note that it is no spam.',
    button: 'Not spam',
    done: 'The enquiry is marked as genuine',
  },
  erase: {
    title: 'Erase this enquiry?',
    text: 'Nothing is erased yet. We first show you whose enquiry it is, and ask once more.',
    button: 'Continue',
    done: 'The enquiry is erased',
  },
};

/** Above the reason, if a link was not followed. */
export const notFollowed = 'Nothing was changed';
