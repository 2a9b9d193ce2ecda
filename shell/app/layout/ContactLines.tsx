import { addressLine, brand } from '@site/brand';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { Icon } from '@site/ui/Icon';
import { clockIcon, mailIcon, mapPinIcon, messageIcon, phoneIcon } from '@site/ui/icons';
import classes from './ContactLines.module.css';
import { useWhatsappHref } from './useWhatsappHref.ts';
import { WorkingHours } from './WorkingHours.tsx';

/** Phone, WhatsApp, e-mail, address and working hours as a list. */
export function ContactLines() {
  const whatsapp = useWhatsappHref();
  return (
    <ul className={classes.root}>
      <li>
        <Icon icon={phoneIcon} />
        <a href={brand.phone.href}>{brand.phone.display}</a>
      </li>
      {whatsapp && (
        <li>
          <Icon icon={messageIcon} />
          <a href={whatsapp}>WhatsApp</a>
        </li>
      )}
      <li>
        <Icon icon={mailIcon} />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </li>
      <li>
        <Icon icon={mapPinIcon} />
        <span>{withNoBreakSpaces(addressLine)}</span>
      </li>
      <li>
        <Icon icon={clockIcon} />
        <WorkingHours />
      </li>
    </ul>
  );
}
