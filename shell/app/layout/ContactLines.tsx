import { addressLine, brand, withNonBreakingPostcode } from '@site/brand';
import { Icon } from '@site/ui/Icon';
import { clockIcon, mailIcon, mapPinIcon, phoneIcon } from '@site/ui/icons';
import { NonBreakingHours } from '@site/ui/NonBreakingHours';
import classes from './ContactLines.module.css';

/** Phone, e-mail, address and working hours as a list. */
export function ContactLines() {
  return (
    <ul className={classes.root}>
      <li>
        <Icon drawing={phoneIcon} />
        <a href={brand.phone.href}>{brand.phone.display}</a>
      </li>
      <li>
        <Icon drawing={mailIcon} />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </li>
      <li>
        <Icon drawing={mapPinIcon} />
        <span>{withNonBreakingPostcode(addressLine)}</span>
      </li>
      <li>
        <Icon drawing={clockIcon} />
        <span>
          <NonBreakingHours />
        </span>
      </li>
    </ul>
  );
}
