import { brand } from '@site/brand';
import { Link } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { Icon } from '@site/ui/Icon';
import { mailIcon, messageIcon, phoneIcon } from '@site/ui/icons';
import { useFrameWords, usePageLanguage, usePagePath } from '../frame-words.ts';
import { pathIn } from '../language.ts';
import classes from './CallBar.module.css';
import { useWhatsappHref } from './useWhatsappHref.ts';

/**
 * Phone, WhatsApp and enquiry within reach of the thumb, once the buttons of the first view have scrolled away. Sticks to the bottom of the window
 * and comes to rest at the top of the footer, so that it covers neither the page's last words nor the footer's, and goes behind the header with it.
 * Needs no script (S52).
 * Makes way for an element that a page marks with `data-bar-entry`. In the page's language. The contact page has no link to itself.
 */
export function CallBar() {
  const path = usePagePath();
  const { routes } = useShell();
  const whatsapp = useWhatsappHref();
  const contactPath = pathIn(usePageLanguage(), '/contact', routes);
  const { lang, callBar, call, talk } = useFrameWords();
  return (
    <nav key={lang} className={classes.root} lang={lang} data-tone="deep" data-chrome aria-label={callBar}>
      <a href={brand.phone.href}>
        <Icon icon={phoneIcon} />
        {call}
      </a>
      {whatsapp && (
        <a href={whatsapp}>
          <Icon icon={messageIcon} />
          WhatsApp
        </a>
      )}
      {path !== contactPath && (
        <Link to={contactPath} data-variant="primary">
          <Icon icon={mailIcon} />
          {talk}
        </Link>
      )}
    </nav>
  );
}
