import { brand } from '@site/brand';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { Icon } from '@site/ui/Icon';
import { clockIcon, mailIcon, mapPinIcon, messageIcon, phoneIcon } from '@site/ui/icons';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import { useFrameWords } from '../frame-words.ts';
import classes from './ContactLines.module.css';
import { useWhatsappHref } from './useWhatsappHref.ts';

/** Phone, WhatsApp, e-mail, address and working hours as a list. */
export function ContactLines() {
  const whatsapp = useWhatsappHref();
  return (
    <ul role="list" className={classes.root}>
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
        <Address />
      </li>
      <li>
        <Icon icon={clockIcon} />
        <WorkingHours />
      </li>
    </ul>
  );
}

/** A new element in each language, as in `WorkingHours`: React cannot change the text of one that the browser has translated. */
export function Address() {
  const { address } = useFrameWords();
  return <span key={address}>{withNoBreakSpaces(address)}</span>;
}

export function WorkingHours() {
  const { hours } = useFrameWords();
  return <span key={hours}>{hours ?? <NoBreakHours />}</span>;
}
