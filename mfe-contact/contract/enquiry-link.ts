import * as v from 'valibot';
import { linkToken } from './link-token.ts';

/** What a link in a mail to sales is for: the query key of its token, and a word in the token. Mails that were sent have these words. */
export const linkActions = ['answered', 'not-spam', 'erase'] as const;

export type LinkAction = (typeof linkActions)[number];

/** Body of `POST /api/v1/enquiryLinks`. `person` is one of those that the service has offered to choose from. */
export const enquiryLinkSchema = v.object({
  token: linkToken,
  person: v.optional(v.pipe(v.string(), v.maxLength(254))),
});

/** What the page shows of the enquiry: less than the mail with the link. */
const enquiry = v.object({
  reference: v.string(),
  fullName: v.string(),
  state: v.picklist(['new', 'suspected', 'done', 'spam']),
  doneAt: v.string(),
  doneBy: v.string(),
});

/** After `asked` nothing is done until the page sends the token again, with one of these people. */
export const enquiryLinkResponse = v.object({
  status: v.literal('success'),
  data: v.variant('outcome', [
    v.object({ outcome: v.literal('asked'), enquiry, people: v.array(v.string()) }),
    v.object({ outcome: v.picklist(['changed', 'unchanged', 'erased']), enquiry }),
  ]),
});

export type FollowedLink = v.InferOutput<typeof enquiryLinkResponse>['data'];
