import { Link } from '@site/host/router';
import classes from './TalkLink.module.css';

/** The way to an enquiry, alike in the header and in the menu of a narrow window. */
export function TalkLink() {
  return (
    <Link className={classes.root} to="/contact">
      Talk to us
    </Link>
  );
}
