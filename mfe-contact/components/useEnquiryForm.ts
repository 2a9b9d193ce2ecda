import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormName } from '../data/drafts.ts';
import type { SendEnquiry, TypedValues } from '../data/enquiry-client.ts';
import { type FormField, toFormErrors } from '../data/form-fields.ts';
import type { Posted } from '../data/posted.ts';
import { useDraft } from './useDraft.ts';
import { useEnquiry } from './useEnquiry.ts';

interface EnquiryFormOptions {
  form: FormName;
  fields: FormField[];
  honeypot: string;
  /** Sent with the fields, without scripts too. */
  hidden?: TypedValues;
  send: SendEnquiry;
  /** The outcome of a form sent without JavaScript. */
  posted?: Posted;
}

/** Everything that a form for enquiries shows and does, for `EnquiryForm`. */
export function useEnquiryForm(options: EnquiryFormOptions) {
  const { form: formName, fields, honeypot, hidden = {}, send: sendEnquiry, posted = { status: 'fresh' } } = options;
  const [postedErrors] = useState(() =>
    posted.status === 'invalid' ? toFormErrors(posted.errors, posted.values) : {},
  );
  const typed: TypedValues = 'values' in posted ? posted.values : {};
  // No default values: react-hook-form would overwrite what was typed before hydration.
  const form = useForm<TypedValues>({ mode: 'all', errors: postedErrors, shouldFocusError: false });
  const service = useServiceMessages();
  const [sentCount, setSentCount] = useState(posted.status === 'sent' ? 1 : 0);
  const names = fields.map(({ name }) => name);
  const draft = useDraft(formName, names, (name, text) => form.setValue(name, text));
  const { sending, send, showInvalid, fetchToken } = useEnquiry({
    form: formName,
    send: sendEnquiry,
    initial: posted.status === 'sent' ? posted : { status: 'idle' },
    onSent() {
      form.reset(Object.fromEntries([...names, honeypot].map((name) => [name, ''])));
      setSentCount(sentCount + 1);
    },
    onRefused(messages) {
      const shown = fields.flatMap(({ name, question }): ServiceMessage[] => {
        const message = messages[question];
        return message ? [{ name, text: form.getValues(name) ?? '', message }] : [];
      });
      const refused = shown.map(({ name }) => name);
      service.set(shown);
      void form.trigger(refused);
      return refused;
    },
  });
  const submit = form.handleSubmit(
    (values) => send({ ...values, ...hidden }),
    (errors) => showInvalid(Object.keys(errors)),
  );
  return {
    sending,
    sentCount,
    fields: fields.map((field) => ({
      ...field,
      control: form.register(field.name, {
        validate: (text = '') => service.messageFor(field.name, text) ?? field.check(text),
      }),
      error: form.formState.errors[field.name]?.message,
      defaultValue: sentCount === 0 ? typed[field.name] : undefined,
    })),
    honeypot: form.register(honeypot),
    hidden,
    element: {
      ...draft,
      onFocus: fetchToken,
      onSubmit(event: FormEvent) {
        service.clear();
        return submit(event);
      },
    },
  };
}

/** The service's message about the text of a field. */
interface ServiceMessage {
  name: string;
  text: string;
  message: string;
}

/** The service's messages at fields. Each is shown until its field's text changes, and does not prevent sending the same text again. */
function useServiceMessages() {
  const messages = useRef<ServiceMessage[]>([]);
  return {
    set: (next: ServiceMessage[]) => {
      messages.current = next;
    },
    clear: () => {
      messages.current = [];
    },
    messageFor: (name: string, text: string): string | undefined =>
      messages.current.find((one) => one.name === name && one.text === text)?.message,
  };
}
