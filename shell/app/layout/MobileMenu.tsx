import { CloseButton } from '@site/ui/CloseButton';
import { Icon } from '@site/ui/Icon';
import { chevronDownIcon, menuIcon } from '@site/ui/icons';
import { useDialog } from '@site/ui/useDialog';
import { useFrameWords, usePagePath } from '../frame-words.ts';
import { type MenuItem, MenuLink, useMenu } from '../menu.tsx';
import { ContactLines } from './ContactLines.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import classes from './MobileMenu.module.css';
import { TalkLink } from './TalkLink.tsx';

/**
 * The menu below 1200 px. The button opens it before any script runs. In a browser too old for that, the style sheet shows a link to the
 * footer's lists of pages instead of the button.
 */
export function MobileMenu() {
  const { opener, closer, dialog } = useDialog('site-menu');
  const items = useMenu('main');
  const words = useFrameWords();
  const here = usePagePath();
  return (
    <div className={classes.root}>
      <button type="button" className={classes.toggle} {...opener}>
        <Icon icon={menuIcon} />
        <span>{words.menu}</span>
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere until scripts run */}
      <a className={classes.toggle} href="#site-footer" onClick={opener.onClick}>
        <Icon icon={menuIcon} />
        <span>{words.menu}</span>
      </a>
      <dialog className={classes.menu} aria-label={words.menu} {...dialog}>
        <div className={classes.sheet}>
          <div className={classes.head}>
            <Logo />
            <CloseButton label={words.closeMenu} {...closer} />
          </div>
          <nav aria-label={words.mobileMenu}>
            <ul>
              {items.map((item) => (
                <MobileItem key={item.path} item={item} here={here} />
              ))}
              <LanguageLink element="li" />
            </ul>
          </nav>
          <TalkLink />
          <ContactLines />
          <p className={classes.tagline}>{words.tagline}</p>
        </div>
      </dialog>
    </div>
  );
}

function MobileItem({ item, here }: { item: MenuItem; here: string }) {
  const { pagesUnder } = useFrameWords();
  return (
    <li>
      <MenuLink item={item} here={here} />
      {item.items.length > 0 && (
        <details suppressHydrationWarning>
          <summary aria-label={pagesUnder(item.label)}>
            <Icon icon={chevronDownIcon} />
          </summary>
          <ul>
            {item.items.map((inner) => (
              <li key={inner.path}>
                <MenuLink item={inner} here={here} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
