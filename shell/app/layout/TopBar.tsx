import { addressLine, brand, withWholePostcode } from '@site/brand';
import { Icon } from '@site/ui/Icon';
import { clockIcon, mailIcon, mapPinIcon, phoneIcon } from '@site/ui/icons';
import { WholeHours } from '@site/ui/WholeHours';
import classes from './TopBar.module.css';

/** On a phone all of this is in the menu instead. */
export function TopBar() {
  return (
    <div className={classes.root} data-tone="deep">
      <div className={classes.inner}>
        <p data-fact="address">
          <Icon drawing={mapPinIcon} />
          {withWholePostcode(addressLine)}
        </p>
        <p data-fact="email">
          <Icon drawing={mailIcon} />
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
        <p data-fact="hours">
          <Icon drawing={clockIcon} />
          <span>
            <WholeHours />
          </span>
        </p>
        <p data-fact="phone">
          <Icon drawing={phoneIcon} />
          <a href={brand.phone.href}>{brand.phone.display}</a>
        </p>
      </div>
    </div>
  );
}
