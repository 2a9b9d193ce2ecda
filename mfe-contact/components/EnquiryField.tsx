import { Field, type FieldControl, type FieldProps } from '@site/ui/Field';
import { useHydrated } from '@site/ui/useHydrated';
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
export function EnquiryField({ control: { onChange, name, onBlur, ref }, error, limit, ...shown }: EnquiryFieldProps) {
  const element = useRef<FieldControl>(null);
  const isPhone = shown.kind === 'tel';
  const phone = usePhoneTyping(element, isPhone);
  // Without scripts the browser would cut +91 98765 43210 in its middle; then the service normalises it.
  const isLimited = useHydrated() || !isPhone;
  return (
    <Field
      {...shown}
      {...(isLimited && limit && { limit })}
      name={name}
      onBlur={onBlur}
      ref={(control) => {
        element.current = control;
        ref(control);
      }}
      onFocus={(event) => phone.begin(event.currentTarget)}
      {...(error && { error })}
      onChange={(event) => {
        if (isPhone) phone.tidy(event.currentTarget);
        return onChange(event);
      }}
    />
  );
}
