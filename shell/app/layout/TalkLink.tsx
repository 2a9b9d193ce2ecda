import { Link } from '@site/host/router';
import classes from './TalkLink.module.css';

/** The link to the contact page, in the header and in the mobile menu. */
export function TalkLink() {
  return (
    <Link className={classes.root} to="/contact">
      Talk to us
    </Link>
  );
}
