import { brand } from '@site/brand';
import { hindiBreadcrumb } from '@site/brand/hindi';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Section } from '@site/ui/Section';
import { HindiContact } from '../components/HindiContact.tsx';
import { useFormStart } from '../components/useFormStart.ts';
import { deskPicture } from '../data/pictures.ts';

/** The contact page in Hindi; it also answers the forms of other pages in Hindi that were posted without JavaScript. */
export function HindiContactPage() {
  const start = useFormStart();
  return (
    <>
      <Banner
        title="संपर्क कीजिए"
        breadcrumb={hindiBreadcrumb}
        crumbs={[{ label: 'हिन्दी', path: '/hi' }, { label: 'संपर्क कीजिए' }]}
        picture={deskPicture.picture}
        alt="छोटे मॉडल में एक ऑफ़िस: नक़्शे के सामने रिसेप्शनिस्ट फ़ोन पर है और हेलमेट लिए सर्वेयर एक ग्राहक से मिल रहा है।"
        ground="sand"
        isBrief
        intro="बताइए कि आपकी बिल्डिंग कैसी है और आपको क्या काम करवाना है। हमारे नोएडा ऑफ़िस से एक कामकाजी दिन के अंदर जवाब आएगा और फ़्री विज़िट का दिन तय होगा। विज़िट पर एक डायरेक्टर और एक सुपरवाइज़र आते हैं; कोटेशन एक हफ़्ते के अंदर मिल जाता है।"
      >
        <ButtonLink to={brand.phone.href} variant="secondary">
          {`फ़ोन कीजिए: ${brand.phone.display}`}
        </ButtonLink>
      </Banner>
      <Section>
        <HindiContact start={start} />
      </Section>
    </>
  );
}
