import { brand } from '@site/brand';
import { Link, useLocation } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { mailIcon, phoneIcon } from '@site/ui/icons';
import classes from './CallBar.module.css';

const contactPath = '/contact';

/**
 * Call and enquire, within reach of the thumb on phones once the buttons of the first view are out of it. It sticks to the bottom of the
 * window and ends up at the top of the footer, so that it covers neither the page's last words nor the footer's own. No script needed (S52). It
 * leaves room for what a page marks with `data-bar-entry` and puts there. The enquiry's own page needs no way to itself.
 */
export function CallBar() {
  const { pathname } = useLocation();
  return (
    <nav className={classes.root} data-tone="deep" data-chrome aria-label="Call or enquire">
      <a href={brand.phone.href}>
        <Icon drawing={phoneIcon} />
        Call
      </a>
      {pathname !== contactPath && (
        <Link to={contactPath}>
          <Icon drawing={mailIcon} />
          Enquire
        </Link>
      )}
    </nav>
  );
}
