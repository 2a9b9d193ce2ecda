import { shownLine } from '@site/contracts/visible-text';
import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail.ts';

/**
 * The message in nodemailer's form. Addresses are objects, never strings: nodemailer would read 'a@b.example,
 * c@d.example' as two recipients. It also removes line breaks from header values itself; we do so anyway, and show what
 * would turn a subject round.
 */
export function messageOf(
  id: string,
  from: MailAddress,
  { to, replyTo, subject, text, unsubscribe }: Mail,
): SendMailOptions {
  return {
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    from: oneLine(from),
    to: [oneLine(to)],
    ...(replyTo && { replyTo: [oneLine(replyTo)] }),
    subject: shownLine(subject),
    text,
    headers: {
      // Asks out-of-office programs to keep quiet (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${shownLine(unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneLine({ name, address }: MailAddress): MailAddress {
  return { name: shownLine(name), address: shownLine(address) };
}
