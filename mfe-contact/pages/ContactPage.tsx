import { brand } from '@site/brand';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Section } from '@site/ui/Section';
import { ContactDetails, OtherContacts } from '../components/ContactDetails.tsx';
import { ContactForm } from '../components/ContactForm.tsx';
import { FormColumns } from '../components/FormColumns.tsx';
import { OfficeMap } from '../components/OfficeMap.tsx';
import { useFormStart } from '../components/useFormStart.ts';
import { deskPicture } from '../data/pictures.ts';
import { messageTemplates } from '../data/texts/english.ts';

export function ContactPage() {
  const start = useFormStart(messageTemplates);
  return (
    <>
      <Banner
        title="Contact us"
        picture={deskPicture.picture}
        alt={deskPicture.alt}
        ground="sand"
        isBrief
        intro={`Tell us about your building and what you need. Someone in our ${brand.address.city} office will reply within one working day and agree a day for a free visit by a director and a supervisor. The quotation follows within a week.`}
      >
        <ButtonLink to={brand.phone.href} variant="secondary">
          Call {brand.phone.display}
        </ButtonLink>
      </Banner>
      <Section>
        <FormColumns aside={{ id: 'contact-details-heading', title: 'Reach us directly', content: <ContactDetails /> }}>
          {/* A link on this page may lead to another prepared message, which only a new form begins with. */}
          <ContactForm key={'values' in start ? start.values.message : undefined} start={start} />
        </FormColumns>
      </Section>
      <Section spacing="joined">
        <OtherContacts />
      </Section>
      <Section tone="tint" labelledBy="office-heading">
        <OfficeMap headingId="office-heading" />
      </Section>
    </>
  );
}
