import { type RefObject, useEffect, useState } from 'react';
import { indianNumber } from '../format/indian-number.ts';
import classes from './Field.module.css';

export interface CountWords {
  /** Shown before scripts run, and said of the control: 'Up to {limit} characters'. */
  limit: string;
  /** '{typed} of {limit} characters' */
  typed: string;
}

const english: CountWords = { limit: 'Up to {limit} characters', typed: '{typed} of {limit} characters' };

interface CharacterCountProps {
  element: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  limit: number;
  /** The id of the limit, which describes the control of a long text. */
  limitId: string;
  isAlwaysShown: boolean;
  words?: CountWords;
}

/**
 * Shows how much of the limit is used: always for long texts, from 80 % on for short ones. Without scripts it shows only the limit.
 * Announced from 90 % on, at each twentieth of the limit: at each key it would interrupt what screen readers say of the typing.
 */
export function CharacterCount({ element, limit, limitId, isAlwaysShown, words = english }: CharacterCountProps) {
  const length = useTypedLength(element);
  const typed = length ?? 0;
  const count = words.typed.replace('{typed}', indianNumber(typed)).replace('{limit}', indianNumber(limit));
  const step = Math.floor((20 * typed) / limit);
  const [announced, setAnnounced] = useState({ step, text: '' });
  if (step !== announced.step) setAnnounced({ step, text: step >= 18 ? count : '' });
  return (
    <>
      {isAlwaysShown && (
        <p className={length === undefined ? classes.count : 'visually-hidden'} id={limitId}>
          {words.limit.replace('{limit}', indianNumber(limit))}
        </p>
      )}
      {length !== undefined && (isAlwaysShown || typed >= limit * 0.8) && <p className={classes.count}>{count}</p>}
      <span role="status" className="visually-hidden">
        {announced.text}
      </span>
    </>
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
