import { useRef } from 'react';
import { phoneAfterChange } from './phone-typing.ts';

/** Tidies a phone field after each change. The field stays uncontrolled; it is written to only when it must change. */
export function usePhoneTyping() {
  const before = useRef('');
  return {
    /** Call it at the focus: the browser or a draft may have filled the field. */
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
