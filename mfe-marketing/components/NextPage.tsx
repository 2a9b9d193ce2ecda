import type { SiteRoute } from '@site/contracts/shell-api';
import { Link, useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import classes from './NextPage.module.css';

/** Links to the next page of the menu group, where a page does not end in a call to action. */
export function NextPage({ group }: { group: string }) {
  const { routes } = useShell();
  const { pathname } = useLocation();
  const next = neighbourOf(pathname, inGroup(routes, group));
  if (!next) return null;
  return (
    <nav className={classes.next} aria-label="Next page">
      <Link to={next.path}>
        <span>Next</span>
        {next.label}
        <Icon icon={arrowRightIcon} />
      </Link>
    </nav>
  );
}

interface Item {
  path: string;
  label: string;
  order: number;
}

function inGroup(routes: SiteRoute[], group: string): Item[] {
  return routes
    .flatMap(({ path, menus }) =>
      menus.filter((menu) => menu.group === group).map(({ label, order }) => ({ path, label, order })),
    )
    .sort((one, other) => one.order - other.order);
}

/** Wraps around from the last page to the first. */
function neighbourOf(path: string, items: Item[]): Item | undefined {
  const position = items.findIndex((item) => item.path === path);
  return position < 0 || items.length < 2 ? undefined : items[(position + 1) % items.length];
}
