// How pages of any part of this site lead to the contact form, which is a page of one part. Both sides keep to it.

/** Id of the heading above the contact form. */
export const contactFormHeading = 'contact-form-heading';

/** Leads to the contact form, with a template of the message that arranges a visit. */
export const visitPath = `/contact?for=visit#${contactFormHeading}`;

/**
 * What `?message=` of a link to the contact form may write there, for the visitor to read and send: words, numbers and prices. Anything else is
 * ignored as a whole; without slashes and at signs it can hold neither addresses nor HTML.
 */
export const preparedMessage = /^[\p{L}\p{M}\p{N}\p{Zs}₹%,.:;’()-]{1,500}$/u;
