import { Field, type FieldProps } from '@site/ui/Field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePhoneTyping } from './usePhoneTyping.ts';

interface EnquiryFieldProps
  extends Pick<
    FieldProps,
    'label' | 'kind' | 'id' | 'autoComplete' | 'hint' | 'limit' | 'required' | 'readOnly' | 'defaultValue'
  > {
  control: UseFormRegisterReturn;
  error: string | undefined;
}

/** A field that shows its message once it is invalid and was touched or edited (S33). */
export function EnquiryField({ control: { onChange, name, onBlur, ref }, error, ...shown }: EnquiryFieldProps) {
  const phone = usePhoneTyping();
  return (
    <Field
      {...shown}
      name={name}
      onBlur={onBlur}
      ref={ref}
      onFocus={(event) => phone.begin(event.currentTarget)}
      {...(error && { error })}
      onChange={(event) => {
        if (shown.kind === 'tel') phone.tidy(event.currentTarget);
        return onChange(event);
      }}
    />
  );
}
