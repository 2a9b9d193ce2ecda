import { addressLine, brand, withWholeHours, withWholePostcode } from '@site/brand';
import { officeCardPath } from '@site/brand/office-card-path';
import { Icon, type IconName } from '@site/ui/Icon';
import type { ReactNode } from 'react';
import classes from './ContactDetails.module.css';

/** Every way to reach the company. */
export function ContactDetails() {
  return (
    <dl className={classes.details}>
      <Detail icon="phone" label="Phone">
        <a href={brand.phone.href}>{brand.phone.display}</a>
      </Detail>
      <Detail icon="mail" label="Email">
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </Detail>
      <Detail icon="users" label="Looking for work">
        <a href={`mailto:${brand.careersEmail}`}>{brand.careersEmail}</a>
      </Detail>
      <Detail icon="map-pin" label="Postal address">
        {brand.name}
        <br />
        {withWholePostcode(addressLine)}
      </Detail>
      <Detail icon="clock" label="Working hours">
        {withWholeHours(brand.workingHours)}
      </Detail>
      <Detail icon="book-user" label="Address book">
        <a href={officeCardPath}>Save our details (vCard)</a>
      </Detail>
    </dl>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
