import { brand } from '@site/shared/brand';
import { Logo } from '@site/shared/brand/Logo.tsx';
import { useServices } from '@site/shared/services';
import { ButtonLink } from '@site/shared/ui/ButtonLink.tsx';
import { CloseButton } from '@site/shared/ui/CloseButton.tsx';
import { Icon } from '@site/shared/ui/Icon.tsx';
import { useDialog } from '@site/shared/ui/useDialog.ts';
import { ContactLines } from './ContactLines.tsx';
import { MenuLink } from './MenuLink.tsx';
import classes from './MobileMenu.module.css';
import { type MenuItem, menuTree } from './menu-tree.ts';

/** The menu below 1200 px. The button's `command` opens the dialog as modal before any script runs. */
export function MobileMenu() {
  const { opener, closer, dialog } = useDialog('site-menu');
  const items = menuTree(useServices().routes, 'main');
  return (
    <div className={classes.root}>
      <button type="button" className={classes.toggle} {...opener}>
        <Icon name="menu" />
        <span>Menu</span>
      </button>
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
            </ul>
          </nav>
          <ButtonLink to="/contact">Talk to us</ButtonLink>
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
            <Icon name="chevron-down" />
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
