import { Fragment } from '@site/host/shell-api';

/** The form of the contact part, or while its flag is off the one of the specification, hidden and inactive (S24). */
export function QuoteForm() {
  return <Fragment name="QuoteForm" fallback={<HiddenQuoteForm />} />;
}

/** Nothing loads for it. */
function HiddenQuoteForm() {
  return (
    <form action="/contact" method="post" hidden inert>
      <fieldset disabled>
        <legend>Get a quotation</legend>
        <input name="form_name" type="text" required aria-label="Name" />
        <input name="form_email" type="email" required aria-label="Email address" />
        <input name="form_phone" type="tel" aria-label="Phone number" />
        <input name="form_subject" type="text" aria-label="Subject" />
        <textarea name="form_message" required aria-label="Message" />
        <input name="form_botcheck" type="hidden" />
        <button type="submit">Get a quotation</button>
      </fieldset>
    </form>
  );
}
