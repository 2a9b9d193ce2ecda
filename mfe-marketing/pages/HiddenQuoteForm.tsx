/**
 * The quote form of the specification, hidden and inactive (S24): shown in place of the contact part's fragment `QuoteForm` while its flag is
 * off. Nothing loads for it.
 */
export function HiddenQuoteForm() {
  return (
    <form action="/contact" method="post" hidden inert>
      <fieldset disabled>
        <legend>Request a free quote</legend>
        <input name="form_name" type="text" required aria-label="Name" />
        <input name="form_email" type="email" required aria-label="Email address" />
        <input name="form_phone" type="tel" aria-label="Phone number" />
        <input name="form_subject" type="text" aria-label="Subject" />
        <textarea name="form_message" required aria-label="Message" />
        <input name="form_botcheck" type="hidden" />
        <button type="submit">Request a free quote</button>
      </fieldset>
    </form>
  );
}
