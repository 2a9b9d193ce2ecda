import * as v from 'valibot';
import { isReference } from './enquiry.ts';
import { linkToken } from './link-token.ts';
import { bodyMessage, emailRule, required } from './rules.ts';

/** Body of `POST /api/v1/storedData`, which asks for a link by mail. */
export const dataRequestSchema = v.object(
  {
    reference: v.pipe(
      required('Please enter the reference.'),
      v.toUpperCase(),
      v.check(isReference, 'Please enter the reference as in SEV-7K3M-92QX.'),
    ),
    emailId: emailRule,
  },
  bodyMessage,
);

/** The same for every pair of reference and address. */
export const dataRequestResponse = v.object({ status: v.literal('success') });

/** Body of `POST /api/v1/storedData/open`. */
export const storedDataSchema = v.object({
  token: linkToken,
  /** Whether to erase what was shown. */
  erase: v.optional(v.boolean(), false),
});

const entries = v.array(v.object({ label: v.string(), text: v.string() }));

export const storedDataResponse = v.object({
  status: v.literal('success'),
  data: v.variant('outcome', [
    v.object({
      outcome: v.literal('shown'),
      reference: v.string(),
      enquiry: entries,
      /** That of the enquiry's address, with the page that ends it. */
      subscription: v.optional(v.object({ entries, unsubscribe: v.string() })),
    }),
    v.object({ outcome: v.literal('erased'), reference: v.string() }),
  ]),
});

export type StoredData = v.InferOutput<typeof storedDataResponse>['data'];
export type StoredEntries = v.InferOutput<typeof entries>;
