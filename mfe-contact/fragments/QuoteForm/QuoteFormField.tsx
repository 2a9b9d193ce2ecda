import { Field } from '@site/shared/ui/Field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import type { QuoteField, TypedQuote } from '../../components/quote-fields.ts';
import { usePhoneTyping } from '../../components/usePhoneTyping.ts';
import { validateQuoteField } from '../../contract/enquiry.ts';

interface QuoteFormFieldProps {
  field: QuoteField;
  form: UseFormReturn<TypedQuote>;
}

/** A field whose message shows once it is wrong and was touched or edited. */
export function QuoteFormField({ field: { field, isRequired, ...shown }, form }: QuoteFormFieldProps) {
  const tidyPhone = usePhoneTyping();
  const { onChange, ...control } = form.register(shown.name, { validate: (value) => validateQuoteField(field, value ?? '') });
  const error = form.formState.errors[shown.name]?.message;
  return (
    <Field
      {...shown}
      {...control}
      {...(error && { error })}
      id={`quote-${shown.name}`}
      required={isRequired}
      onChange={(event) => {
        if (shown.kind === 'tel') tidyPhone(event.currentTarget);
        return onChange(event);
      }}
    />
  );
}
