import { Notice } from '@site/ui/Notice';
import type { MouseEvent, Ref } from 'react';
import type { FormTexts } from '../data/texts/form-texts.ts';
import classes from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  fields: { id: string; label: string }[];
  texts: Pick<FormTexts, 'summary' | 'failure'>;
  ref?: Ref<HTMLDivElement>;
}

/** Names the fields that keep a form from being sent, each with a link to it; their messages are at the fields. */
export function ErrorSummary({ fields, texts, ref }: ErrorSummaryProps) {
  return (
    <Notice kind="error" title={texts.failure.notSent} ref={ref}>
      <p>{texts.summary}</p>
      <ul role="list" className={classes.fields}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Focuses a field as following its link would, but without a new entry in the history. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
