import { brand } from '@site/brand';
import { Link, useLocation } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { mailIcon, messageIcon, phoneIcon } from '@site/ui/icons';
import classes from './CallBar.module.css';
import { useWhatsappHref } from './useWhatsappHref.ts';

const contactPath = '/contact';

/**
 * Phone, WhatsApp and enquiry within reach of the thumb, once the buttons of the first view have scrolled away. Sticks to the bottom of the window
 * and comes to rest at the top of the footer, so that it covers neither the page's last words nor the footer's. Needs no script (S52).
 * Makes way for an element that a page marks with `data-bar-entry`. The contact page has no link to itself.
 */
export function CallBar() {
  const { pathname } = useLocation();
  const whatsapp = useWhatsappHref();
  return (
    <nav className={classes.root} data-tone="deep" data-chrome aria-label="Call or enquire">
      <a href={brand.phone.href}>
        <Icon icon={phoneIcon} />
        Call
      </a>
      {whatsapp && (
        <a href={whatsapp}>
          <Icon icon={messageIcon} />
          WhatsApp
        </a>
      )}
      {pathname !== contactPath && (
        <Link to={contactPath} data-variant="primary">
          <Icon icon={mailIcon} />
          Enquire
        </Link>
      )}
    </nav>
  );
}
