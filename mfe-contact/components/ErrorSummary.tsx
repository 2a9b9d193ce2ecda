import { Notice } from '@site/ui/Notice';
import type { MouseEvent, Ref } from 'react';
import { notSent } from '../data/error-message.ts';
import classes from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  fields: { id: string; label: string }[];
  ref?: Ref<HTMLDivElement>;
}

/** Names the fields that keep a form from being sent, each with a link to it; their messages are at the fields. */
export function ErrorSummary({ fields, ref }: ErrorSummaryProps) {
  return (
    <Notice kind="error" title={notSent} ref={ref}>
      <p>Nothing you typed is lost. Please check:</p>
      <ul className={classes.fields}>
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
