import path from 'node:path';
import { type Commands, commandClient } from '@site/service/commands/command-socket';
import * as v from 'valibot';
import { enquiryRecordSchema } from '../enquiries/enquiry-record.ts';
import { enquiryActions, enquiryStates, messageKinds, messageStates } from '../tables.ts';

const messageSchema = v.object({
  kind: v.picklist(messageKinds),
  state: v.picklist(messageStates),
  attempts: v.number(),
  nextAttemptAt: v.string(),
  lastError: v.nullable(v.string()),
});

const outboxEntry = { outbox: v.optional(v.array(messageSchema), []) };

/** A dead message, with the enquiry or subscription that it is about. */
const rowSchema = v.object({
  ...v.pick(enquiryRecordSchema, ['reference', 'receivedAt', 'source']).entries,
  ...outboxEntry,
});

const enquirySchema = v.object({
  ...enquiryRecordSchema.entries,
  ...outboxEntry,
  state: v.picklist(enquiryStates),
  doneAt: v.string(),
  doneBy: v.string(),
});

/** What a command has made of an enquiry; nothing, if another person was first. */
const handledSchema = v.object({ ...enquirySchema.entries, isChanged: v.boolean() });

const whoSchema = v.variant('by', [
  v.object({ by: v.literal('reference'), reference: v.string() }),
  v.object({ by: v.literal('email'), email: v.string() }),
]);

const countsSchema = v.object({ enquiries: v.number(), subscriptions: v.number() });

const retriedSchema = v.object({
  due: v.number(),
  /** How many mails cannot go, because there is no mail server. */
  mailsLeft: v.number(),
  /** How many webhooks cannot go, because there is no address for them. */
  webhooksLeft: v.number(),
});

const byReference = { reference: v.string() };

/**
 * The commands of `npm run enquiries`; `createAdmin` says what each does. Their names and keys stay as they are: the service may be of another
 * version than the command line.
 */
export const adminCommands = {
  list: {
    request: v.object({
      after: v.optional(v.object({ time: v.string(), key: v.string() })),
      since: v.optional(v.string()),
      before: v.optional(v.string()),
      state: v.optional(v.picklist(enquiryStates)),
    }),
    response: v.array(enquirySchema),
  },
  show: { request: v.object(byReference), response: v.nullable(enquirySchema) },
  handle: {
    request: v.object({ ...byReference, action: v.picklist(enquiryActions), by: v.string() }),
    response: v.nullable(handledSchema),
  },
  listDead: { request: v.void(), response: v.array(rowSchema) },
  subscribers: {
    request: v.void(),
    response: v.array(
      v.object({
        id: v.string(),
        emailId: v.string(),
        wording: v.string(),
        confirmedAt: v.string(),
        unsubscribeUrl: v.string(),
      }),
    ),
  },
  erase: { request: v.object({ who: whoSchema, isDryRun: v.boolean() }), response: countsSchema },
  allow: { request: v.object({ email: v.string() }), response: v.object({ allowed: v.boolean() }) },
  eraseExpired: {
    request: v.object({ isConfirmed: v.boolean() }),
    response: countsSchema,
  },
  retry: { request: v.object({ reference: v.optional(v.string()) }), response: retriedSchema },
};

export type Admin = Commands<typeof adminCommands>;

/** The admin of the service that runs on this folder. */
export function reachAdmin(dataDir: string): Admin {
  const notRunning = 'No contact service runs on this DATA_DIR: start the site first.';
  return commandClient(adminSocket(dataDir), adminCommands, notRunning);
}

/** Without a port, nobody on the network or in a browser can reach it. */
export function adminSocket(dataDir: string): string {
  return path.join(dataDir, 'contact.sock');
}

export type ListedRow = v.InferOutput<typeof rowSchema>;
export type ListedEnquiry = v.InferOutput<typeof enquirySchema>;
export type HandledEnquiry = v.InferOutput<typeof handledSchema>;
export type Retried = v.InferOutput<typeof retriedSchema>;
