import type { UseFormReturn } from 'react-hook-form';
import { quoteFields, type TypedQuote } from '../../data/quote-fields.ts';

/** Shows the service's messages, which come under its own names, at the fields of the form and goes to the first. */
export function markQuoteFields(form: UseFormReturn<TypedQuote>, messages: Record<string, string>) {
  const wrong = quoteFields.filter(({ field }) => messages[field]);
  wrong.forEach(({ name, field }, position) => {
    form.setError(name, { type: 'server', message: messages[field] ?? '' }, { shouldFocus: position === 0 });
  });
}
