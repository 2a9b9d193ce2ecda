import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { searchIcon } from '@site/ui/icons';
import { useSiteState } from '../site-context.ts';
import classes from './SearchButton.module.css';
import { useSearchLink } from './useSearchLink.ts';

/** The header's way to the search. */
export function SearchButton() {
  const link = useSearchLink();
  const isWaiting = useSiteState(({ search }) => search === 'opening');
  return (
    <Link
      {...link}
      className={classes.root}
      aria-label="Search"
      aria-keyshortcuts={link['aria-haspopup'] && 'Control+K Meta+K'}
      data-waiting={isWaiting || undefined}
    >
      <Icon drawing={searchIcon} />
    </Link>
  );
}
