import { addressLine, brand, withWholeHours, withWholePostcode } from '@site/brand';
import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import classes from './TopBar.module.css';

/** On a phone the menu says all this instead. */
export function TopBar() {
  return (
    <div className={classes.root} data-tone="deep">
      <div className={classes.inner}>
        <p data-fact="address">
          <Icon name="map-pin" />
          {withWholePostcode(addressLine)}
        </p>
        <p data-fact="email">
          <Icon name="mail" />
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
        <p data-fact="hours">
          <Icon name="clock" />
          {withWholeHours(brand.workingHours)}
        </p>
        <Link className={classes.talk} to="/contact">
          Talk to us
        </Link>
      </div>
    </div>
  );
}
