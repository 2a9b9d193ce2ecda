import { brand } from '@site/brand';
import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import classes from './CallBar.module.css';

/**
 * Call and write, within reach of the thumb on phones. It sticks to the bottom of the window and ends up between page and footer,
 * so that it covers neither the page's last words nor the footer's contact lines. No script needed.
 */
export function CallBar() {
  return (
    <nav className={classes.root} data-tone="deep" data-chrome aria-label="Call or write">
      <a href={brand.phone.href}>
        <Icon name="phone" />
        Call
      </a>
      <Link to="/contact">
        <Icon name="mail" />
        Write
      </Link>
    </nav>
  );
}
