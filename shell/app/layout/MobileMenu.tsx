import { brand } from '@site/brand';
import { useShell } from '@site/host/shell-api';
import { CloseButton } from '@site/ui/CloseButton';
import { Icon } from '@site/ui/Icon';
import { chevronDownIcon, menuIcon } from '@site/ui/icons';
import { useDialog } from '@site/ui/useDialog';
import { ContactLines } from './ContactLines.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import classes from './MobileMenu.module.css';
import { type MenuItem, menuTree } from './menu-tree.ts';
import { TalkLink } from './TalkLink.tsx';

/**
 * The menu below 1200 px. The button opens it before any script runs. In a browser too old for that, the style sheet shows a link to the
 * footer's lists of pages instead of the button.
 */
export function MobileMenu() {
  const { opener, closer, dialog } = useDialog('site-menu');
  const items = menuTree(useShell().routes, 'main');
  return (
    <div className={classes.root}>
      <button type="button" className={classes.toggle} {...opener}>
        <Icon icon={menuIcon} />
        <span>Menu</span>
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere until scripts run */}
      <a className={classes.toggle} href="#site-footer" onClick={opener.onClick}>
        <Icon icon={menuIcon} />
        <span>Menu</span>
      </a>
      <dialog className={classes.menu} aria-label="Menu" {...dialog}>
        <div className={classes.sheet}>
          <div className={classes.head}>
            <Logo />
            <CloseButton label="Close menu" {...closer} />
          </div>
          <nav aria-label="Mobile">
            <ul>
              {items.map((item) => (
                <MobileItem key={item.path} item={item} />
              ))}
              <LanguageLink element="li" />
            </ul>
          </nav>
          <TalkLink />
          <ContactLines />
          <p className={classes.tagline}>{brand.tagline}</p>
        </div>
      </dialog>
    </div>
  );
}

function MobileItem({ item }: { item: MenuItem }) {
  return (
    <li>
      <MenuLink item={item} />
      {item.items.length > 0 && (
        <details suppressHydrationWarning>
          <summary aria-label={`Pages under ${item.label}`}>
            <Icon icon={chevronDownIcon} />
          </summary>
          <ul>
            {item.items.map((inner) => (
              <li key={inner.path}>
                <MenuLink item={inner} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
