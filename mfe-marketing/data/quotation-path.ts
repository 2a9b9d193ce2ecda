import { contactFormHeading } from '@site/brand/contact-links';

/** Address of the contact form with a message about a price, for the visitor to complete and send: words, numbers and prices only. */
export function quotationPath(message: string): string {
  return `/contact?${new URLSearchParams({ message })}#${contactFormHeading}`;
}
