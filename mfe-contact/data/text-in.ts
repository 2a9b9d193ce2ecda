// Not in `forms.ts`, so that the form in every page's footer does not load the enquiry's rules.

/**
 * The text of a form's control; empty if the form has none of that name. Browsers post line ends as CRLF, but a text area holds LF: hydration
 * and the idempotency key would find a difference.
 */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
