import { Field, type FieldControl, type FieldProps } from '@site/ui/Field';
import { useRef } from 'react';
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
  const element = useRef<FieldControl>(null);
  const phone = usePhoneTyping(element, shown.kind === 'tel');
  return (
    <Field
      {...shown}
      name={name}
      onBlur={onBlur}
      ref={(control) => {
        element.current = control;
        ref(control);
      }}
      onFocus={(event) => phone.begin(event.currentTarget)}
      {...(error && { error })}
      onChange={(event) => {
        if (shown.kind === 'tel') phone.tidy(event.currentTarget);
        return onChange(event);
      }}
    />
  );
}
