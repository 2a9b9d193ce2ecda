import { randomInt, randomUUID } from 'node:crypto';
import { privacyNoticeVersion } from '@site/brand';
import { enquiryFingerprint, type MailboxFingerprint } from '../fingerprints.ts';
import * as outbox from '../outbox/outbox-repository.ts';
import * as mailboxes from '../protection/mailbox-repository.ts';
import { findSuspicion, messageFingerprint } from '../protection/spam-score.ts';
import type { Database, EnquiryMessageKind } from '../tables.ts';
import { enquiryColumns, type SentEnquiry } from './enquiry-record.ts';
import * as enquiries from './enquiry-repository.ts';
import * as keys from './idempotency-key-repository.ts';

interface IntakeOptions {
  clock?: () => Date;
  /** One message of each kind is put into the outbox with the enquiry. */
  messageKinds: EnquiryMessageKind[];
  mailboxFingerprint: MailboxFingerprint;
}

type StoreResult = { status: 'stored'; reference: string } | { status: 'key-reused' };

export type EnquiryIntake = ReturnType<typeof createEnquiryIntake>;

export function createEnquiryIntake(
  database: Database,
  { clock = () => new Date(), messageKinds, mailboxFingerprint }: IntakeOptions,
) {
  return {
    /**
     * Stores an enquiry and its messages in the outbox, or returns the response already given for this idempotency key. Resolves after the
     * commit. `trace` is the id of the request.
     */
    store(enquiry: SentEnquiry, key?: string, trace?: string): Promise<StoreResult> {
      const now = clock();
      const received_at = now.toISOString();
      const reference = newReference();
      return database.transaction().execute(async (transaction): Promise<StoreResult> => {
        if (key !== undefined) {
          const body_hash = enquiryFingerprint(enquiry);
          await keys.eraseExpired(transaction, now);
          const earlier = await keys.take(transaction, { key, body_hash, reference, created_at: received_at });
          if (earlier && earlier.body_hash !== body_hash) return { status: 'key-reused' };
          if (earlier) return { status: 'stored', reference: earlier.reference };
        }
        const id = randomUUID();
        const message_hash = messageFingerprint(enquiry.message);
        const otherSenders = await enquiries.countOtherSenders(transaction, message_hash, enquiry.emailId);
        const suspicion = findSuspicion({ ...enquiry, otherSenders });
        await enquiries.insert(transaction, {
          ...enquiryColumns(enquiry),
          ...enquiry.campaign,
          came_from: enquiry.cameFrom ?? null,
          message_hash,
          held_reason: suspicion ?? null,
          id,
          reference,
          received_at,
          notice_version: privacyNoticeVersion,
        });
        const kinds = await allowedKinds(transaction, enquiry, now);
        await outbox.queue(transaction, { enquiry_id: id }, kinds, now, trace);
        return { status: 'stored', reference };
      });
    },
  };

  /** Every enquiry is stored; only acknowledgements are limited, because they go to an address that a stranger typed. */
  async function allowedKinds(transaction: Database, { emailId, takeThanks }: SentEnquiry, now: Date) {
    const mayAcknowledge =
      messageKinds.includes('acknowledgement') &&
      ((await takeThanks?.(transaction)) ?? true) &&
      (await mailboxes.takeMail(transaction, 'acknowledgement', mailboxFingerprint(emailId), now));
    return mayAcknowledge ? messageKinds : messageKinds.filter((kind) => kind !== 'acknowledgement');
  }
}

// Without 0, 1, I, L, O and U: people read the reference out over the phone. 30 to the power of 8 is 6.5e11.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as `SEV-7K3M-92QX`; it cannot be guessed from another. */
function newReference(): string {
  return `SEV-${fourCharacters()}-${fourCharacters()}`;
}

function fourCharacters(): string {
  return Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
