import { Notice } from '@site/ui/Notice';
import { type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { notSent } from '../data/error-message.ts';
import classes from './ErrorSummary.module.css';
import type { Sending } from './useEnquiry.ts';

interface SummaryField {
  id: string;
  name: string;
  label: string;
}

interface ErrorSummaryProps {
  fields: SummaryField[];
  ref?: Ref<HTMLDivElement>;
}

/** Names the fields that keep a form from being sent, each with a link to it; their messages are at the fields. */
export function ErrorSummary({ fields, ref }: ErrorSummaryProps) {
  return (
    <Notice kind="error" title={notSent} {...(ref && { ref })}>
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

/** The summary after an attempt to send, above the button. It takes the focus. */
export function InvalidFields({ sending, fields }: { sending: Sending; fields: SummaryField[] }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.status === 'invalid') notice.current?.focus();
  }, [sending]);
  if (sending.status !== 'invalid') return null;
  return <ErrorSummary ref={notice} fields={fields.filter(({ name }) => sending.fields.includes(name))} />;
}

/** Focuses a field as following its link would, but without a new entry in the history. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
