import * as v from 'valibot';

/** What a link in a mail to sales is for: the query key of its token, and a word in the token. Mails that were sent have these words. */
export const linkActions = ['mine', 'answered', 'spam', 'not-spam', 'reopen', 'erase'] as const;

export type LinkAction = (typeof linkActions)[number];

export const maxEnquiryTokenLength = 600;

/** Body of `POST /api/v1/enquiryLinks`. `person` is one of those that the service has offered to choose from. */
export const enquiryLinkSchema = v.object({
  token: v.pipe(v.string('This link is incomplete.'), v.maxLength(maxEnquiryTokenLength, 'This link is incomplete.')),
  person: v.optional(v.pipe(v.string(), v.maxLength(254))),
});

/** What the page shows of the enquiry: less than the mail with the link. */
const enquiry = v.object({
  reference: v.string(),
  fullName: v.string(),
  state: v.picklist(['new', 'done', 'spam']),
  doneAt: v.string(),
  doneBy: v.string(),
  assignedTo: v.string(),
});

/** After `asked` nothing is done until the page sends the token again, with one of these people. */
export const enquiryLinkResponse = v.object({
  status: v.literal('success'),
  data: v.variant('outcome', [
    v.object({ outcome: v.literal('asked'), enquiry, people: v.array(v.string()) }),
    v.object({
      outcome: v.picklist(['changed', 'unchanged', 'erased']),
      enquiry,
      /** The token that opens the enquiry again, if it is closed now. A service of an earlier version sends none. */
      reopen: v.optional(v.string()),
    }),
  ]),
});

export type FollowedLink = v.InferOutput<typeof enquiryLinkResponse>['data'];
