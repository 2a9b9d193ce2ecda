import { brand } from '@site/brand';
import { hindiAddress, hindiHours } from '@site/brand/hindi';
import { whatsappHref } from '@site/brand/whatsapp';
import { clockIcon, mailIcon, mapPinIcon, messageIcon, phoneIcon } from '@site/ui/icons';
import { hindiForm } from '../data/texts/hindi.ts';
import { Detail, DetailList } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { FormColumns } from './FormColumns.tsx';
import type { FormStart } from './useFormStart.ts';

/** The contact form in Hindi, beside the ways to reach the company. */
export function HindiContact({ source, start }: { source?: string; start?: FormStart }) {
  return (
    <FormColumns aside={{ id: 'contact-details-heading', title: 'सीधे बात कीजिए', content: <HindiDetails /> }}>
      <ContactForm definition={hindiForm} source={source} start={start} />
    </FormColumns>
  );
}

const whatsapp = whatsappHref('नमस्ते, मुझे अपनी बिल्डिंग के लिए कुछ जानकारी चाहिए।');

function HindiDetails() {
  return (
    <DetailList>
      <Detail icon={phoneIcon} label="फ़ोन">
        <a href={brand.phone.href}>{brand.phone.display}</a>
      </Detail>
      {whatsapp && (
        <Detail icon={messageIcon} label="WhatsApp">
          <a href={whatsapp}>WhatsApp पर लिखिए</a>
        </Detail>
      )}
      <Detail icon={mailIcon} label="ईमेल">
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </Detail>
      <Detail icon={mapPinIcon} label="पता">
        {hindiAddress}
      </Detail>
      <Detail icon={clockIcon} label="समय">
        {hindiHours}
      </Detail>
    </DetailList>
  );
}
