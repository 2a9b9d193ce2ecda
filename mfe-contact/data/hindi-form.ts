import { contactForm, type FormDefinition } from './forms.ts';
import { hindi, hindiFields } from './texts/hindi.ts';

/** The contact form in Hindi; its names and its draft are the same. */
export const hindiForm: FormDefinition = {
  ...contactForm,
  page: '/hi/contact',
  fields: contactForm.fields.map(({ hint: _english, ...field }) => ({ ...field, ...hindiFields[field.question] })),
  texts: hindi,
};
