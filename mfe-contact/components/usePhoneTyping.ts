import { useRef } from 'react';
import { normalisePhone } from '../contract/phone.ts';

/** Normalises a phone field after each change. The field stays uncontrolled, and is written to only when its value must change. */
export function usePhoneTyping() {
  const before = useRef('');
  return {
    /** Call on focus: the browser or a draft may have filled the field. */
    begin: (control: { value: string }) => {
      before.current = control.value;
    },
    tidy: (control: { value: string }) => {
      const next = phoneAfterChange(before.current, control.value);
      // Even writing the same value would move the caret to the end.
      if (next !== control.value) control.value = next;
      before.current = next;
    },
  };
}

/**
 * The phone field's value after a change (S5): just the ten digits once they are complete, however they were written.
 * An eleventh typed digit is removed; a paste with too many digits stays, so that the visitor sees what is wrong.
 */
export function phoneAfterChange(before: string, now: string): string {
  const normal = normalisePhone(now);
  if (/^\d{10}$/.test(normal)) return normal;
  const isTyped = now.length === before.length + 1;
  return isTyped && digitsOf(now).length > maxDigitsOf(now) ? before : now;
}

/** 9198765432 may be a whole number, or a country code and eight digits, so typing may go on for two more. */
function maxDigitsOf(text: string): number {
  const prefix = /^(?:0091|91|0)/.exec(digitsOf(text))?.[0] ?? '';
  return prefix.length + 10;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
