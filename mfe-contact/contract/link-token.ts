import * as v from 'valibot';

export const maxLinkTokenLength = 600;

const incomplete = 'This link is incomplete.';

/** The signed token of a link in a mail, as a page sends it to the service. */
export const linkToken = v.pipe(v.string(incomplete), v.maxLength(maxLinkTokenLength, incomplete));
