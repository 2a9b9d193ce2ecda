import { useShell } from '@site/host/shell-api';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EnquiryValues } from '../contract/enquiry.ts';
import { campaignOfVisit } from '../data/campaign.ts';
import { deleteDraft, deletePostedDraft } from '../data/drafts.ts';
import { sendEnquiry } from '../data/enquiry-client.ts';
import { enquiryFailure, serviceMessages } from '../data/error-message.ts';
import { type FieldMessages, type FormDefinition, faultOf, typedEnquiry } from '../data/forms.ts';
import { callWithToken, fetchToken } from '../data/token.ts';
import { announceInput, controlsOf, useDraft } from './useDraft.ts';
import type { FormStart } from './useFormStart.ts';
import { watchFocus } from './watch-focus.ts';

export type Sending =
  | { status: 'idle' }
  | { status: 'sending' }
  | ({ status: 'sent'; reference: string | undefined } & Answered)
  /** Fields with an error keep the form from being sent. */
  | ({ status: 'invalid' } & Answered)
  | ({ status: 'failed'; title: string; message: string } & Answered);

/** A visitor who types elsewhere by then keeps the focus and the scroll position, and is told by the toast. */
interface Answered {
  takesFocus: boolean;
}

type Texts = Record<string, string>;

interface EnquiryOptions {
  /** Path of the page with the form. */
  source: string;
  start?: FormStart;
}

/** Everything that a form for enquiries shows and does, for `EnquiryForm`. Sending always ends, after a timeout at the latest. */
export function useEnquiry(definition: FormDefinition, { source, start = { status: 'empty' } }: EnquiryOptions) {
  const { name, kind, texts } = definition;
  const { api, notify, dismiss } = useShell();
  const controls = useControls(definition, start);
  const [sending, setSending] = useState<Sending>(
    // On a page that was served with its thanks, the focus stays where it is.
    start.status === 'sent' ? { ...start, takesFocus: false } : { status: 'idle' },
  );
  const isUnderWay = useRef(false);

  async function send(typedTexts: Texts, form: HTMLFormElement) {
    // A ref, because two clicks within one frame see the same state.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending({ status: 'sending' });
    const mayTakeFocus = watchFocus(form);
    const typed = typedEnquiry(definition, (control) => typedTexts[control] ?? '');
    await callWithToken(api, (signal) => sendEnquiry(api, typed, { kind, source, campaign: campaignOfVisit(), signal }))
      .then(
        (reference) => succeed(reference, mayTakeFocus()),
        (error: unknown) => fail(error, mayTakeFocus()),
      )
      .finally(() => {
        isUnderWay.current = false;
      });
  }

  function succeed(reference: string | undefined, takesFocus: boolean) {
    deleteDraft(name);
    controls.empty();
    setSending({ status: 'sent', reference, takesFocus });
    notify({ kind: 'success', message: texts.sent.title });
  }

  function fail(error: unknown, takesFocus: boolean) {
    const { title, message } = enquiryFailure(error, texts.failure);
    const isShownAtFields = controls.showRefusals(serviceMessages(error, texts));
    setSending(isShownAtFields ? { status: 'invalid', takesFocus } : { status: 'failed', title, message, takesFocus });
    // To a visitor who is elsewhere nothing else says what has failed.
    notify({ kind: 'error', message: takesFocus ? message : `${title}: ${message}`, key: name });
  }

  return {
    sending,
    page: definition.page,
    texts,
    ...controls.shown,
    source: definition.source && { name: definition.source, value: source },
    onFocus: () => fetchToken(api),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      dismiss(name);
      const form = event.currentTarget;
      controls.read(form);
      return controls.submit(
        (typedTexts) => send(typedTexts, form),
        () => setSending({ status: 'invalid', takesFocus: true }),
      )(event);
    },
  };
}

/** The form's controls by react-hook-form, with their drafts and what an action or the service has refused. */
function useControls(definition: FormDefinition, start: FormStart) {
  const { name: formName, fields } = definition;
  const [errors] = useState(() => (start.status === 'invalid' ? formErrors(start.errors) : {}));
  // No default values: react-hook-form would overwrite what was typed before hydration.
  const form = useForm<Texts>({ mode: 'all', errors, shouldFocusError: false });
  const [sentCount, setSentCount] = useState(start.status === 'sent' ? 1 : 0);
  const names = fields.map(({ name }) => name);
  useDeletePostedDraft(start);
  const draft = useDraft(formName, names, {
    ...(start.status === 'template' && { start: start.values }),
    ...(start.status === 'prepared' && { start: start.values, prepared: start.values.message }),
  });
  const typed: Partial<EnquiryValues> | undefined = sentCount === 0 && 'values' in start ? start.values : undefined;

  return {
    shown: {
      sentCount,
      draft,
      fields: fields.map((field) => ({
        ...field,
        control: form.register(field.name, { validate: (text = '') => faultOf(definition, field.question, text) }),
        error: form.formState.errors[field.name]?.message,
        defaultValue: typed?.[field.question],
      })),
      honeypot: form.register('form_botcheck'),
    },
    /** Takes what stands in the form: form fillers and agents write into it without events that react-hook-form hears. */
    read(element: HTMLFormElement) {
      for (const [name, control] of controlsOf(element, [...names, 'form_botcheck'])) {
        announceInput(control);
        form.setValue(name, control.value);
      }
    },
    submit: form.handleSubmit,
    /** Shows the service's messages at their fields, and returns whether there are any. The same texts can be sent again. */
    showRefusals(messages: Record<string, string>): boolean {
      const refused = fields.filter(({ question }) => messages[question]);
      for (const { name, question } of refused) form.setError(name, { type: 'server', message: messages[question] });
      return refused.length > 0;
    },
    empty() {
      form.reset(Object.fromEntries([...names, 'form_botcheck'].map((name) => [name, ''])));
      setSentCount(sentCount + 1);
    },
  };
}

/** Called before `useDraft`, which would restore it. */
function useDeletePostedDraft(start: FormStart) {
  const [form, reference] = start.status === 'sent' ? [start.form, start.reference] : [];
  useLayoutEffect(() => {
    if (form) deletePostedDraft(form, reference);
  }, [form, reference]);
}

/** Messages of an action in react-hook-form's shape. */
function formErrors(messages: FieldMessages) {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { type: 'server', message }]));
}
