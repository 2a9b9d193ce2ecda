import { addressLine, brand, withWholeHours, withWholePostcode } from '@site/brand';
import { Icon } from '@site/ui/Icon';
import classes from './ContactLines.module.css';

/** Phone, e-mail, address and working hours as a list. */
export function ContactLines() {
  return (
    <ul className={classes.root}>
      <li>
        <Icon name="phone" />
        <a href={brand.phone.href}>{brand.phone.display}</a>
      </li>
      <li>
        <Icon name="mail" />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </li>
      <li>
        <Icon name="map-pin" />
        <span>{withWholePostcode(addressLine)}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span>{withWholeHours(brand.workingHours)}</span>
      </li>
    </ul>
  );
}
