import type { FollowedLink, LinkAction } from '../contract/enquiry-link.ts';

/** What the page of a link in a mail to sales shows. */
export type EnquiryLinkView =
  | { step: 'question'; action: LinkAction; token: string; message?: string }
  | { step: 'followed'; action: LinkAction; token: string; result: FollowedLink }
  | { step: 'incomplete' };

interface LinkWords {
  title: string;
  text: string;
  button: string;
  /** Once it is done. */
  done: string;
}

export const linkWords: Record<LinkAction, LinkWords> = {
  mine: {
    title: 'Will you answer this enquiry?',
    text: 'Your colleagues will see that you are answering it.',
    button: 'I will answer it',
    done: 'You are answering this enquiry',
  },
  answered: {
    title: 'Is this enquiry answered?',
    text: 'It will no longer appear among open enquiries.',
    button: 'Mark as answered',
    done: 'The enquiry is marked as answered',
  },
  spam: {
    title: 'Is this enquiry spam?',
    text: 'It will no longer appear among open enquiries or in the daily summary. Nothing is deleted.',
    button: 'Mark as spam',
    done: 'The enquiry is marked as spam',
  },
  'not-spam': {
    title: 'Is this enquiry genuine?',
    text: 'Our sales desk will get it like any other enquiry.',
    button: 'Not spam',
    done: 'The enquiry is marked as genuine',
  },
  reopen: {
    title: 'Open this enquiry again?',
    text: 'It will appear among open enquiries again, and your colleagues will see that you opened it again.',
    button: 'Open it again',
    done: 'The enquiry is open again',
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
