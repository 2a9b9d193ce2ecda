import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import classes from './HowWeWorkLink.module.css';

/** Leads from a service or an industry to what a buyer asks before signing. */
export function HowWeWorkLink() {
  return (
    <p className={classes.root}>
      <span>Response times, price, insurance and notice:</span>{' '}
      <Link to="/our-approach">
        See how we work
        <Icon drawing={arrowRightIcon} />
      </Link>
    </p>
  );
}
