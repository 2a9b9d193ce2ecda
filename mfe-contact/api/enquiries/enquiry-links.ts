import { createSigner, deriveKey, keyedHash } from '@site/service/process/secrets';
import { dayMs } from '@site/text/indian-time';
import { type LinkAction, linkActions } from '../../contract/enquiry-link.ts';
import type { MailAddress } from '../outbox/mail-addresses.ts';
import type { EnquiryRow } from '../tables.ts';

/** After this, sales has `npm run enquiries`; an old mailbox that is broken into changes nothing here. */
const linkLifetimeMs = 30 * dayMs;

/** Of a link for the visitor, from when its mail is sent. */
const visitorLinkLifetimeMs = 30 * 60 * 1000;

/** In a token for the visitor the word that is an action in the others. */
const visitorWord = 'stored-data';

export type EnquiryLinks = ReturnType<typeof createEnquiryLinks>;

export interface EnquiryLink {
  action: LinkAction;
  enquiryId: string;
  /** Addresses of those who may use it. */
  people: string[];
}

/**
 * Links in mails to sales, with a signed token `action.enquiry.end.recipients.signature`. It names the recipients by fingerprints, and
 * works for those who still are `recipients`. Links for a visitor name nobody: their mail goes to the enquiry's own address.
 */
export function createEnquiryLinks(
  secret: Buffer,
  siteUrl: string,
  recipients: MailAddress[],
  clock: () => Date = () => new Date(),
) {
  const signer = createSigner(secret, 'enquiry-links');
  const key = deriveKey(secret, 'enquiry-link-recipients');
  const fingerprintOf = ({ address }: Pick<MailAddress, 'address'>) =>
    keyedHash(key, address.toLowerCase()).slice(0, 8);
  const newEnd = () => new Date(clock().getTime() + linkLifetimeMs);
  const tokenFor = (action: LinkAction, id: string, end: Date, to: Pick<MailAddress, 'address'>[]) =>
    signer.sign(`${action}.${id}.${end.getTime()}.${to.map(fingerprintOf).join('')}`);
  return {
    /** For a mail to these people: the addresses of its pages, and when they expire. */
    make({ id }: Pick<EnquiryRow, 'id'>, to: MailAddress[]) {
      const end = newEnd();
      const linkFor = (action: LinkAction) =>
        `${siteUrl}/enquiry?${action}=${encodeURIComponent(tokenFor(action, id, end, to))}`;
      return { end, linkFor };
    },
    /** What a token is for, and who may use it. Undefined if we did not sign it, it has expired, or nobody may use it any longer. */
    read(token: string): EnquiryLink | undefined {
      const [word, enquiryId, end, fingerprints = ''] = signer.read(token)?.split('.') ?? [];
      const action = linkActions.find((known) => known === word);
      const named: string[] = fingerprints.match(/.{8}/g) ?? [];
      const people = recipients.filter((recipient) => named.includes(fingerprintOf(recipient)));
      if (!action || !enquiryId || !(Number(end) > clock().getTime()) || people.length === 0) return undefined;
      return { action, enquiryId, people: people.map(({ address }) => address) };
    },
    /** For a mail to the visitor: the page that shows what is stored and offers to erase it, and when the link expires. */
    makeForVisitor({ id }: Pick<EnquiryRow, 'id'>) {
      const end = new Date(clock().getTime() + visitorLinkLifetimeMs);
      const token = signer.sign(`${visitorWord}.${id}.${end.getTime()}`);
      return { end, link: `${siteUrl}/your-data?link=${encodeURIComponent(token)}` };
    },
    /** The enquiry's id, if we signed the token for its visitor and it has not expired. */
    readForVisitor(token: string): string | undefined {
      const [word, enquiryId, end] = signer.read(token)?.split('.') ?? [];
      return word === visitorWord && Number(end) > clock().getTime() ? enquiryId : undefined;
    },
  };
}
