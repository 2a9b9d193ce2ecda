import { hasHidden, trimInvisible } from '@site/text/visible-text';
import * as v from 'valibot';

// Rules shared by several forms. Separate from the enquiry's, so that the form in every page's footer loads no more than it needs.

export const maxEmailLength = 254;

export const emailRule = v.pipe(
  required('Please enter email address.'),
  v.maxLength(maxEmailLength, tooLong('The email address', maxEmailLength)),
  v.check((address) => !hasHidden(address), 'Please enter valid email address.'),
  v.regex(emailPattern(), 'Please enter valid email address.'),
);

/** Second line below 'Please enter valid email address.' */
export function explainEmail(typed: string): string | undefined {
  if (trimInvisible(typed) === '' || v.safeParse(emailRule, typed).success) return undefined;
  return typed.includes('@') ? 'It looks like name@company.in.' : 'An @ is missing, as in name@company.in.';
}

/** Path of the page with the form. Ignored if it is malformed: a page that was not found keeps any address, and has the form too. */
export const sourceRule = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/-]{0,199}$/))), undefined);

/** The message for a body that is no object. */
export const bodyMessage = 'A JSON object was expected.';

/** A text with visible characters. */
export function required(message: string) {
  return v.pipe(v.optional(v.string(message), ''), v.transform(trimInvisible), v.nonEmpty(message));
}

export function tooLong(what: string, limit: number): string {
  return `${what} can have at most ${limit} characters.`;
}

// More permissive than valibot's own rule, which refuses apostrophes and every address in an Indian script.
function emailPattern(): RegExp {
  const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
  const label = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,62}';
  return new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[\\p{L}][\\p{L}\\p{M}\\p{N}-]{1,62}$`, 'u');
}
