import { brand } from '@site/brand';
import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import classes from './CallBar.module.css';

/**
 * The two ways to ask, under the thumb on phones. It sticks to the foot of the window and comes to rest between page and footer,
 * so it lies over neither the last words of the page nor the footer's own contact lines, without a script.
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
