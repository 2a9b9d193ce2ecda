import { useShell } from '@site/host/shell-api';
import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EnquiryValues } from '../contract/enquiry.ts';
import { cameFrom } from '../data/came-from.ts';
import { campaignOfVisit } from '../data/campaign.ts';
import { deletePostedDraft } from '../data/drafts.ts';
import { sendEnquiry } from '../data/enquiry-client.ts';
import { enquiryFailure, serviceMessages } from '../data/error-message.ts';
import { type FieldMessages, type FormDefinition, faultOf, typedEnquiry } from '../data/forms.ts';
import { textIn } from '../data/text-in.ts';
import { useDraft } from './useDraft.ts';
import type { FormStart } from './useFormStart.ts';
import { type ControlValues, useSubmission } from './useSubmission.ts';

interface EnquiryOptions {
  /** Path of the page with the form. */
  source: string;
  start?: FormStart;
}

/** Everything that a form for enquiries shows and does, for `EnquiryForm`. */
export function useEnquiry(definition: FormDefinition, { source, start = { status: 'empty' } }: EnquiryOptions) {
  const { name, kind, texts, fields, page, privacyPage } = definition;
  const { api } = useShell();
  const [errors] = useState(() => (start.status === 'invalid' ? formErrors(start.errors) : {}));
  // No default values: react-hook-form would overwrite what was typed before hydration.
  const form = useForm<ControlValues>({ mode: 'all', errors, shouldFocusError: false });
  const submission = useSubmission(form, {
    name,
    // On a page that was served with its thanks, the focus stays where it is.
    ...(start.status === 'sent' && { start: { ...start, takesFocus: false } }),
    send: (typed, signal) => {
      const values = typedEnquiry(definition, (control) => textIn(typed, control));
      const visit = { cameFrom: cameFrom(source), campaign: campaignOfVisit() };
      return sendEnquiry(api, values, { kind, source, ...visit, signal });
    },
    describeFailure: (error) => enquiryFailure(error, texts.failure),
    messagesAtControls: (error) => messagesAt(fields, serviceMessages(error, texts)),
    thanks: texts.sent.title,
    isToastForEverybody: true,
  });
  useDeletePostedDraft(start);
  const draft = useDraft(
    name,
    fields.map((field) => field.name),
    {
      ...(start.status === 'template' && { start: start.values }),
      ...(start.status === 'prepared' && { prepared: start.values }),
    },
  );
  const values: Partial<EnquiryValues> | undefined =
    submission.sentCount === 0 && 'values' in start ? start.values : undefined;

  return {
    ...submission,
    page,
    privacyPage,
    texts,
    draft,
    fields: fields.map((field) => ({
      ...field,
      control: form.register(field.name, {
        validate: (text) => faultOf(definition, field.question, String(text ?? '')),
      }),
      error: form.formState.errors[field.name]?.message,
      defaultValue: values?.[field.question],
    })),
    source: definition.source && { name: definition.source, value: source },
  };
}

/** The service's messages by the names of the controls; those about something that the form does not ask are left out. */
function messagesAt(fields: FormDefinition['fields'], messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, question }) => (messages[question] ? [[name, messages[question]]] : [])),
  );
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
