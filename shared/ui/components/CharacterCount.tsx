import { type RefObject, useEffect, useState } from 'react';
import { indianNumber } from '../format/indian-number.ts';
import classes from './Field.module.css';

export interface CountWords {
  /** Before scripts run: 'Up to {limit} characters'. */
  limit: string;
  /** '{typed} of {limit} characters' */
  typed: string;
}

const english: CountWords = { limit: 'Up to {limit} characters', typed: '{typed} of {limit} characters' };

interface CharacterCountProps {
  element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  limit: number;
  isAlwaysShown: boolean;
  words?: CountWords;
}

/** Shows how much of the limit is used: always for long texts, from 80 % on for short ones. Without scripts it shows only the limit. */
export function CharacterCount({ element, limit, isAlwaysShown, words = english }: CharacterCountProps) {
  const typed = useTypedLength(element);
  if (typed === undefined)
    return isAlwaysShown && <p className={classes.count}>{words.limit.replace('{limit}', indianNumber(limit))}</p>;
  if (!isAlwaysShown && typed < limit * 0.8) return null;
  const count = words.typed.replace('{typed}', indianNumber(typed)).replace('{limit}', indianNumber(limit));
  return (
    <p className={classes.count}>
      <span>{count}</span>
      <span role="status" className="visually-hidden">
        {typed >= limit * 0.9 ? count : ''}
      </span>
    </p>
  );
}

/** Undefined until scripts run: a count in the served page would not change while the visitor types. */
function useTypedLength(element: CharacterCountProps['element']): number | undefined {
  const [length, setLength] = useState<number>();
  useEffect(() => {
    const control = element.current;
    if (!control) return;
    const ending = new AbortController();
    const measure = () => setLength(control.value.length);
    measure();
    control.addEventListener('input', measure, ending);
    // `reset` fires before the controls are emptied.
    control.form?.addEventListener('reset', () => queueMicrotask(measure), ending);
    return () => ending.abort();
  }, [element]);
  return length;
}
