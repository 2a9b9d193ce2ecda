import { Field, type FieldControl, type FieldProps } from '@site/ui/Field';
import { useHydrated } from '@site/ui/useHydrated';
import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { normalisePhone } from '../contract/phone.ts';

interface EnquiryFieldProps
  extends Pick<
    FieldProps,
    'label' | 'kind' | 'id' | 'autoComplete' | 'hint' | 'limit' | 'count' | 'required' | 'readOnly' | 'defaultValue'
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
      limit={isLimited ? limit : undefined}
      name={name}
      onBlur={onBlur}
      ref={(control) => {
        element.current = control;
        ref(control);
      }}
      onFocus={(event) => phone.begin(event.currentTarget)}
      error={error}
      // Before `onChange`, which React leaves out where a script has set the value.
      onInput={(event) => isPhone && phone.tidy(event.currentTarget)}
      onChange={onChange}
    />
  );
}

/**
 * Keeps a phone field to ten digits without losing any: what is typed, pasted, dropped or filled in is normalised before `maxlength` cuts
 * it (S5). The field stays uncontrolled, and is written to only when its value must change.
 */
function usePhoneTyping(control: RefObject<FieldControl | null>, isPhone: boolean) {
  const before = useRef('');
  useEffect(() => {
    const element = control.current;
    if (!isPhone || !element) return;
    element.addEventListener('beforeinput', insertWhole);
    return () => element.removeEventListener('beforeinput', insertWhole);
  }, [control, isPhone]);
  return {
    /** Call on focus: the browser or a draft may have filled the field. */
    begin: (element: FieldControl) => {
      before.current = element.value;
    },
    /** Call after each change. */
    tidy: (element: FieldControl) => {
      const next = phoneAfterChange(before.current, element.value);
      // Even writing the same value would move the caret to the end.
      if (next !== element.value) element.value = next;
      before.current = next;
    },
  };
}

/** Inserts a text that the browser would cut, and then does what `maxlength` would have done with the digits. */
function insertWhole(event: Event) {
  const { target, data, cancelable } = event as InputEvent; // what `beforeinput` passes
  if (!(target instanceof HTMLInputElement) || !data || !cancelable) return;
  const { value, selectionStart, selectionEnd, maxLength } = target;
  const next = value.slice(0, selectionStart ?? value.length) + data + value.slice(selectionEnd ?? value.length);
  if (next.length <= maxLength) return;
  event.preventDefault();
  // Setting `value` instead would hide the change from React, which tracks that property.
  target.setRangeText(phoneAfterInsertion(value, next, maxLength), 0, value.length, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A typed country code may make the value longer until its ten digits are complete; anything else is cut at the limit. */
function phoneAfterInsertion(before: string, next: string, limit: number): string {
  const normal = phoneAfterChange(before, next);
  return next.length === before.length + 1 ? normal : normalisePhone(normal).slice(0, limit);
}

/**
 * The phone field's value after a change (S5): just the ten digits once they are complete, however they were written. A digit typed after
 * the last that a number can have is removed; a value that a script sets longer stays, so that the visitor sees what is wrong.
 */
function phoneAfterChange(before: string, now: string): string {
  const normal = normalisePhone(now);
  if (/^\d{10}$/.test(normal)) return normal;
  const digits = normal.replace(/\D/g, '');
  const isTyped = now.length === before.length + 1;
  return isTyped && digits.length > maxDigitsIn(digits) ? before : now;
}

/** 9198765432 may be a whole number, or a country code and eight digits, so typing may go on for two more. */
function maxDigitsIn(digits: string): number {
  const prefix = /^(?:0091|91|0)/.exec(digits)?.[0] ?? '';
  return prefix.length + 10;
}
