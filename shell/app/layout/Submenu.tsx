import { Icon } from '@site/ui/Icon';
import { chevronDownIcon } from '@site/ui/icons';
import { useFrameWords } from './frame-words.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menu-tree.ts';
import { useHoverMenu } from './useHoverMenu.ts';

/** Submenus share the name of their `details`, so the browser keeps at most one open, with and without scripts. */
export function Submenu({ item }: { item: MenuItem }) {
  const { ref, hover, summary } = useHoverMenu();
  const { pagesUnder } = useFrameWords();
  return (
    <li {...hover}>
      <MenuLink item={item} />
      <details name="main-menu" ref={ref} suppressHydrationWarning>
        <summary aria-label={pagesUnder(item.label)} {...summary}>
          <Icon icon={chevronDownIcon} />
        </summary>
        <ul data-long={item.items.length > 8 || undefined}>
          {item.items.map((inner) => (
            <li key={inner.path} data-all={inner.path === item.path || undefined}>
              <MenuLink item={inner} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
