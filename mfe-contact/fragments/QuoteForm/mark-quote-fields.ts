import type { UseFormReturn } from 'react-hook-form';
import { quoteFields, type TypedQuote } from '../../data/quote-fields.ts';

/** Shows the service's messages at the form's fields, whose names differ from the service's, and focuses the first. */
export function markQuoteFields(form: UseFormReturn<TypedQuote>, messages: Record<string, string>): boolean {
  const wrong = quoteFields.filter(({ field }) => messages[field]);
  wrong.forEach(({ name, field }, position) => {
    form.setError(name, { type: 'server', message: messages[field] ?? '' }, { shouldFocus: position === 0 });
  });
  return wrong.length > 0;
}
