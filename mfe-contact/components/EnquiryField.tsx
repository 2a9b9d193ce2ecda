import { Field } from '@site/shared/ui/Field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { validateField } from '../contract/enquiry.ts';
import type { FormField } from './form-fields.ts';
import type { TypedEnquiry } from './posted.ts';
import { usePhoneTyping } from './usePhoneTyping.ts';

interface EnquiryFieldProps {
  field: FormField;
  form: UseFormReturn<TypedEnquiry>;
  defaultValue?: string;
}

/** A field whose message shows once it is wrong and was touched or edited. */
export function EnquiryField({ field, form, defaultValue }: EnquiryFieldProps) {
  const tidyPhone = usePhoneTyping();
  const { onChange, ...control } = form.register(field.name, { validate: (value) => validateField(field.name, value ?? '') });
  const error = form.formState.errors[field.name]?.message;
  return (
    <Field
      {...field}
      {...control}
      {...(error && { error })}
      required
      defaultValue={defaultValue}
      onChange={(event) => {
        if (field.kind === 'tel') tidyPhone(event.currentTarget);
        return onChange(event);
      }}
    />
  );
}
