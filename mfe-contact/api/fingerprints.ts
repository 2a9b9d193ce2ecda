import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { deriveKey, keyedHash } from '@site/service/process/secrets';
import { enquiryColumns, type SentEnquiry } from './enquiries/enquiry-record.ts';

// Hashes by which something is recognised. They are stored, so none may change. Visitors' networks have theirs in `client-networks.ts`
// of the package service.

/**
 * A hash that is the same for the same content from the same page. Empty fields are left out: a page that was opened before a version
 * added a field does not send it, and its retry must still be recognised.
 */
export function enquiryFingerprint(enquiry: SentEnquiry): string {
  const filled = JSON.stringify(enquiryColumns(enquiry), (_column, value) => (value === '' ? undefined : value));
  return hash('sha256', filled, 'base64url');
}

/**
 * A hash that is the same for every spelling of a mailbox: capitals and tags (`asha+notes@…`) do not count, nor do Gmail's dots. It is
 * keyed, so that nobody can try addresses on a copy of the table; after the secret is replaced, no mailbox is recognised. `with dots` is how
 * earlier versions stored it.
 */
export type MailboxFingerprint = (emailId: string, form?: 'with dots') => string;

export function createMailboxFingerprint(secret: Buffer): MailboxFingerprint {
  const key = deriveKey(secret, 'mailboxes');
  return (emailId, form) => keyedHash(key, form ? withoutTag(emailId).join('@') : mailboxOf(emailId));
}

/** Gmail delivers `a.sha@googlemail.com` to `asha@gmail.com`. */
function mailboxOf(emailId: string): string {
  const [name, domain] = withoutTag(emailId);
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

function withoutTag(emailId: string): [name: string, domain: string] {
  const address = emailId.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A host has two spellings, in its script and in ASCII.
  return [address.slice(0, at).split('+', 1)[0] ?? '', domainToASCII(domain) || domain];
}
