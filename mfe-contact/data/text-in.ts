// Not in `forms.ts`, so that the form in every page's footer does not load the enquiry's rules.

/** The text of a form's control; empty if the form has none of that name. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
