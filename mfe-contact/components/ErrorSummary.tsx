import { Notice } from '@site/ui/Notice';
import type { MouseEvent, Ref } from 'react';
import type { FormTexts } from '../data/texts/form-texts.ts';
import classes from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** All of the form's. */
  fields: { id: string; label: string; kind: string; hint?: string; error: string | undefined }[];
  texts: Pick<FormTexts, 'summary' | 'ready' | 'failure'>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Names the fields that keep a form from being sent, each with a link to it until it is corrected; their messages are at the fields. Only that
 * none is left is announced.
 */
export function ErrorSummary({ fields, texts, ref }: ErrorSummaryProps) {
  const wrong = fields.filter(({ error }) => error);
  const isReady = wrong.length === 0;
  return (
    <Notice kind={isReady ? 'info' : 'error'} title={isReady ? texts.ready.title : texts.failure.notSent} ref={ref}>
      <div className={classes.room} ref={keepHeight}>
        <p role="status">
          <span>{isReady ? texts.ready.text : texts.summary}</span>
        </p>
        <ul role="list" className={classes.fields}>
          {wrong.map(({ id, label, kind, hint }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {label}
              </a>
              {/* Of lines of text alone: 'Subject' does not say what it asks for, 'Phone number' does, and a text area's hint is a paragraph. */}
              {hint && kind === 'text' && <span>{` ${hint}`}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

/** Otherwise the field that is being typed in would move up with each that is corrected. */
function keepHeight(element: HTMLElement | null) {
  if (element) element.style.minBlockSize = `${element.getBoundingClientRect().height}px`;
}

/** Focuses a field as following its link would, but without a new entry in the history. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
