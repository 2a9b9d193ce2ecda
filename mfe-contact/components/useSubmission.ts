import { useShell } from '@site/host/shell-api';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deleteDraft, type FormName } from '../data/drafts.ts';
import type { Accepted } from '../data/enquiry-client.ts';
import { callWithToken, fetchToken } from '../data/token.ts';
import { announceInput, isTextControl } from './useDraft.ts';

/** What react-hook-form holds of a form's controls, by their names. */
export type ControlValues = Record<string, string | boolean>;

/** Where a form is on its way from the press to the answer. */
export type Submission =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Fields with an error keep the form from being sent. */
  | ({ status: 'invalid' } & Answered)
  | ({ status: 'failed'; title: string; message: string } & Answered)
  | ({ status: 'sent' } & Accepted & Answered);

/** A visitor who types elsewhere by then keeps the focus and the scroll position, and is told by the toast. */
interface Answered {
  takesFocus: boolean;
}

interface SubmissionOptions {
  /** The name of the draft. */
  name: FormName;
  start?: Submission;
  /** Sends what stood in the form at submit. */
  send: (typed: FormData, signal: AbortSignal) => Promise<Accepted>;
  describeFailure: (error: unknown) => { title: string; message: string };
  /** The service's messages at single controls, by their names. */
  messagesAtControls?: (error: unknown) => Record<string, string>;
  thanks: string;
  /** Otherwise only a visitor who is elsewhere by then is told by a toast. */
  isToastForEverybody?: boolean;
}

/** Checks and sends a form, for all forms that send something. Sending always ends, after a timeout at the latest. */
export function useSubmission(form: UseFormReturn<ControlValues>, options: SubmissionOptions) {
  const { name, start = { status: 'idle' }, send, thanks, isToastForEverybody = false } = options;
  const { api, notify, dismiss } = useShell();
  const [submission, setSubmission] = useState<Submission>(start);
  const [sentCount, setSentCount] = useState(start.status === 'sent' ? 1 : 0);
  // A ref, because two clicks within one frame see the same state.
  const isUnderWay = useRef(false);
  const errorToast = useRef('');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ('takesFocus' in submission && submission.takesFocus) notice.current?.focus();
  }, [submission]);

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    if (errorToast.current) dismiss(errorToast.current);
    const element = event.currentTarget;
    readControls(element, form);
    const typed = new FormData(element);
    await form
      .handleSubmit(
        () => attempt(typed, element),
        () => setSubmission({ status: 'invalid', takesFocus: true }),
      )()
      .finally(() => {
        isUnderWay.current = false;
      });
  }

  async function attempt(typed: FormData, element: HTMLFormElement) {
    setSubmission({ status: 'sending' });
    const mayTakeFocus = watchFocus(element);
    await callWithToken(api, (signal) => send(typed, signal)).then(
      (accepted) => succeed(accepted, mayTakeFocus()),
      (error: unknown) => fail(error, mayTakeFocus()),
    );
  }

  function succeed(accepted: Accepted, takesFocus: boolean) {
    deleteDraft(name);
    form.reset();
    setSentCount(sentCount + 1);
    setSubmission({ status: 'sent', ...accepted, takesFocus });
    if (isToastForEverybody || !takesFocus) notify({ kind: 'success', message: thanks });
  }

  function fail(error: unknown, takesFocus: boolean) {
    const { title, message } = options.describeFailure(error);
    const messages = Object.entries(options.messagesAtControls?.(error) ?? {});
    for (const [control, text] of messages) form.setError(control, { type: 'server', message: text });
    setSubmission(
      messages.length > 0 ? { status: 'invalid', takesFocus } : { status: 'failed', title, message, takesFocus },
    );
    // To a visitor who is elsewhere nothing else says what has failed.
    if (!isToastForEverybody && takesFocus) return;
    errorToast.current = takesFocus ? message : `${title}: ${message}`;
    notify({ kind: 'error', message: errorToast.current });
  }

  return {
    submission,
    /** For the notice of a failure, which takes the focus. */
    notice,
    /** The form's key. A new one after each submission replaces the controls, so that no old value or character count stays. */
    sentCount,
    events: { onFocus: () => fetchToken(api), onSubmit },
  };
}

/** Form fillers and agents write into controls without events that react-hook-form hears: what stands there at submit counts. */
function readControls(element: HTMLFormElement, form: UseFormReturn<ControlValues>) {
  for (const control of element.elements) {
    if (!isTextControl(control)) continue;
    announceInput(control);
    const isCheckbox = control instanceof HTMLInputElement && control.type === 'checkbox';
    form.setValue(control.name, isCheckbox ? control.checked : control.value);
  }
}

/**
 * Whether the answer may move the focus, to ask once it is there: unless the visitor has gone elsewhere since, on this page or to another. A press
 * on the button leaves the focus where it was, or in Safari nowhere.
 */
function watchFocus(form: HTMLFormElement): () => boolean {
  const { activeElement: before, body } = document;
  return () => {
    const { activeElement: now } = document;
    return form.isConnected && (now === before || now === body || form.contains(now));
  };
}
