import { brand } from '@site/brand';
import { Icon } from '@site/ui/Icon';
import { clockIcon, mailIcon, mapPinIcon, phoneIcon } from '@site/ui/icons';
import { Address, WorkingHours } from './ContactLines.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import classes from './TopBar.module.css';

/** On a phone all of this is in the menu instead, and the other language already where the facts take two lines. */
export function TopBar() {
  return (
    <div className={classes.root} data-tone="deep">
      <div className={classes.inner}>
        <p data-fact="address">
          <Icon icon={mapPinIcon} />
          <Address />
        </p>
        <p data-fact="email">
          <Icon icon={mailIcon} />
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
        <p data-fact="hours">
          <Icon icon={clockIcon} />
          <WorkingHours />
        </p>
        <p data-fact="phone">
          <Icon icon={phoneIcon} />
          <a href={brand.phone.href}>{brand.phone.display}</a>
        </p>
        <LanguageLink element="p" />
      </div>
    </div>
  );
}
