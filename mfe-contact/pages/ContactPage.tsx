import { brand } from '@site/brand';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { ContactDetails } from '../components/ContactDetails.tsx';
import { ContactForm } from '../components/ContactForm.tsx';
import { contactFormHeading } from '../components/EnquiryForm.tsx';
import { OfficeMap } from '../components/OfficeMap.tsx';
import { usePosted } from '../components/usePosted.ts';
import { deskPicture } from '../data/desk-picture.ts';
import classes from './ContactPage.module.css';

export function ContactPage() {
  const posted = usePosted();
  return (
    <>
      <Banner
        title="Contact us"
        crumbs={[{ label: 'Contact us' }]}
        picture={deskPicture.picture}
        alt={deskPicture.alt}
        ground="clay"
        intro={`Tell us about your building and what you need. Someone in our ${brand.address.city} office will reply within one working day and agree a day for a free visit by a director and a supervisor. The quotation follows within a week.`}
      >
        <ButtonLink to={`#${contactFormHeading}`}>Write to us</ButtonLink>
      </Banner>
      <Section>
        <div className={classes.columns}>
          <section aria-labelledby={contactFormHeading}>
            <SectionHeading id={contactFormHeading} title="Send a Message" />
            <ContactForm posted={posted} />
          </section>
          <aside aria-labelledby="contact-details-heading">
            <h2 id="contact-details-heading">Reach us directly</h2>
            <ContactDetails />
          </aside>
        </div>
      </Section>
      <Section tone="tint" labelledBy="office-heading">
        <OfficeMap headingId="office-heading" />
      </Section>
    </>
  );
}
