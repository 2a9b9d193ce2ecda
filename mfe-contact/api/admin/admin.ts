import * as v from 'valibot';
import type { EnquiryRecord } from '../enquiries/enquiry-record.ts';

/** What `npm run enquiries` can do: in the running service, or in the command itself when no service runs. */
export interface Admin {
  /** One page, oldest first. */
  list: (page: PageOf) => Promise<ListedEnquiry[]>;
  /** Subscriptions with a dead mail, oldest first, without the address. */
  deadSubscriptions: (page: PageOf) => Promise<ListedRow[]>;
  subscribers: (page: PageOf) => Promise<Subscriber[]>;
  erase: (request: EraseRequest) => Promise<Erased>;
  retry: (request: RetryRequest) => Promise<{ deliveries: number }>;
}

/** What a list shows of an enquiry or a subscription, and its deliveries. */
export interface ListedRow {
  reference: string;
  receivedAt: string;
  source: string;
  deliveries: { channel: string; state: string; attempts: number; nextAttemptAt: string; lastError: string | null }[];
}

export type ListedEnquiry = EnquiryRecord & ListedRow;

export interface Subscriber {
  id: string;
  emailId: string;
  wording: string;
  confirmedAt: string;
  leaveUrl: string;
}

export interface Erased {
  enquiries: number;
  subscriptions: number;
}

/** A page starts after this row instead of at an offset, so that every page costs the same. */
const pageOf = v.object({
  after: v.optional(v.object({ time: v.string(), key: v.string() })),
  isDead: v.optional(v.boolean()),
});
const eraseRequest = v.object({
  who: v.variant('by', [
    v.object({ by: v.literal('reference'), reference: v.string() }),
    v.object({ by: v.literal('email'), email: v.string() }),
  ]),
  isRehearsal: v.boolean(),
});
const retryRequest = v.object({ reference: v.optional(v.string()) });

export type PageOf = v.InferOutput<typeof pageOf>;
export type EraseRequest = v.InferOutput<typeof eraseRequest>;
export type RetryRequest = v.InferOutput<typeof retryRequest>;

export const adminRequests = {
  list: pageOf,
  deadSubscriptions: pageOf,
  subscribers: pageOf,
  erase: eraseRequest,
  retry: retryRequest,
} satisfies Record<keyof Admin, v.GenericSchema>;

export const pageLength = 500;
