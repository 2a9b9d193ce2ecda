import { brand } from '@site/brand';
import type { PartFragment } from '@site/contracts/part-routes';
import { useLocation } from '@site/host/router';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { EnquiryForm } from '../../components/EnquiryForm.tsx';
import { EnquirySent } from '../../components/EnquirySent.tsx';
import { useEnquiry } from '../../components/useEnquiry.ts';
import { quoteRequest } from '../../data/forms.ts';
import classes from './QuoteForm.module.css';

/** Asks for a quotation from any page; off by default, see `flags.ts`. Without JavaScript it posts to the contact page. */
export function QuoteForm() {
  const { pathname } = useLocation();
  // Pages of one kind share this component instance: the key resets a failure on the next page, and the draft restores the text.
  return <PageQuoteForm key={pathname} pathname={pathname} />;
}

function PageQuoteForm({ pathname }: { pathname: string }) {
  const enquiry = useEnquiry(quoteRequest, { source: pathname });
  return (
    <Section tone="tint" labelledBy="quote-heading">
      <div className={classes.quote}>
        <SectionHeading
          id="quote-heading"
          title="Get a quotation"
          intro={`Tell us what you need. Someone in our ${brand.address.city} office will reply within one working day.`}
        />
        <EnquirySent submission={enquiry.submission} texts={enquiry.texts.sent} />
        <EnquiryForm
          enquiry={enquiry}
          idPrefix="quote"
          aria-labelledby="quote-heading"
          button={{ children: 'Get a quotation' }}
        />
      </div>
    </Section>
  );
}

export const fragment = {
  Fragment: QuoteForm,
  loader: async () => null,
} satisfies PartFragment<null>;
