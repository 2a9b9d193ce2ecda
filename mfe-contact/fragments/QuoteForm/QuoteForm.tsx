import { brand } from '@site/brand';
import type { PartFragment } from '@site/contracts/part-routes';
import { useLocation } from '@site/host/router';
import { Button } from '@site/ui/Button';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EnquiryFailed } from '../../components/EnquiryFailed.tsx';
import { EnquiryField } from '../../components/EnquiryField.tsx';
import { EnquiryForm } from '../../components/EnquiryForm.tsx';
import { EnquirySent } from '../../components/EnquirySent.tsx';
import { InvalidFields } from '../../components/ErrorSummary.tsx';
import { Honeypot } from '../../components/Honeypot.tsx';
import { PrivacyNotice } from '../../components/PrivacyNotice.tsx';
import { useDraft } from '../../components/useDraft.ts';
import { useEnquiry } from '../../components/useEnquiry.ts';
import { type ServiceMessage, useServiceMessages } from '../../components/useServiceMessages.ts';
import { validateQuoteField, withExplanation } from '../../contract/enquiry.ts';
import type { EnquiryFieldName } from '../../contract/enquiry-fields.ts';
import { sendQuote } from '../../data/enquiry-client.ts';
import { type QuoteFieldName, quoteFields, type TypedQuote, typedQuote } from '../../data/quote-fields.ts';
import classes from './QuoteForm.module.css';

/** Requests a quote from any page; off by default, see `flags.ts`. Without JavaScript it posts to the contact page. */
export function QuoteForm() {
  const { pathname } = useLocation();
  // Pages of one kind share this component instance: the key resets a failure on the next page, and the draft restores the text.
  return <PageQuoteForm key={pathname} pathname={pathname} />;
}

function PageQuoteForm({ pathname }: { pathname: string }) {
  const form = useForm<TypedQuote>({ mode: 'all', shouldFocusError: false });
  const service = useServiceMessages<QuoteFieldName>();
  const [sentCount, setSentCount] = useState(0);
  const draft = useDraft('quote', fieldNames, (name, text) => form.setValue(name, text));
  const { sending, send, showInvalid, fetchToken } = useEnquiry({
    form: 'quote',
    send: sendQuote,
    initial: { status: 'idle' },
    onSent() {
      form.reset(emptyQuote);
      setSentCount(sentCount + 1);
    },
    onRefused(messages) {
      const shown = quoteFields.flatMap(({ name, field }): ServiceMessage<QuoteFieldName>[] => {
        const message = messages[field];
        return message ? [{ name, text: form.getValues(name), message }] : [];
      });
      const names = shown.map(({ name }) => name);
      service.set(shown);
      void form.trigger(names);
      return names;
    },
  });
  const isSending = sending.status === 'sending';
  const submit = form.handleSubmit(
    (quote) => send({ ...quote, form_source: pathname }),
    (errors) => showInvalid(Object.keys(errors)),
  );
  return (
    <Section tone="tint" labelledBy="quote-heading">
      <div className={classes.quote}>
        <SectionHeading
          id="quote-heading"
          title="Request a free quote"
          intro={`Tell us what you need. Someone in our ${brand.address.city} office will reply within one working day.`}
        />
        <EnquirySent sending={sending} />
        <EnquiryForm
          key={sentCount}
          {...draft}
          aria-labelledby="quote-heading"
          onFocus={fetchToken}
          onSubmit={(event) => {
            service.clear();
            return submit(event);
          }}
        >
          {quoteFields.map(({ field, isRequired, ...shown }) => {
            const { name } = shown;
            return (
              <EnquiryField
                {...shown}
                key={name}
                control={form.register(name, {
                  validate: (value = '') => service.messageFor(name, value) ?? explainedQuoteMessage(field, value),
                })}
                error={form.formState.errors[name]?.message}
                required={isRequired}
                readOnly={isSending}
              />
            );
          })}
          <Honeypot {...form.register('form_botcheck')} id="quote-form_botcheck" />
          <input type="hidden" name="form_source" value={pathname} />
          <PrivacyNotice id="quote-privacy" />
          <InvalidFields sending={sending} fields={quoteFields} />
          <Button type="submit" isBusy={isSending} aria-describedby="quote-privacy">
            Request a free quote
          </Button>
          <EnquiryFailed sending={sending} />
        </EnquiryForm>
      </div>
    </Section>
  );
}

function explainedQuoteMessage(field: EnquiryFieldName, typed: string): string | undefined {
  const message = validateQuoteField(field, typed);
  return message && withExplanation(field, typed, message);
}

const fieldNames = quoteFields.map(({ name }) => name);

const emptyQuote = typedQuote(() => '');

export const fragment = {
  Fragment: QuoteForm,
  loader: async () => null,
} satisfies PartFragment<null>;
