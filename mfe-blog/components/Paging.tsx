import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { arrowLeftIcon, arrowRightIcon } from '@site/ui/icons';
import { pagePath } from '../data/paths.ts';
import classes from './Paging.module.css';

interface PagingProps {
  /** Address of the list's first page. */
  path: string;
  page: number;
  pages: number;
}

/** Numbered pages as real links; nothing if there is only one page. */
export function Paging({ path, page, pages }: PagingProps) {
  if (pages < 2) return null;
  return (
    <nav className={classes.paging} aria-label="Pages of posts">
      <ul>
        <li>{page > 1 && <Step to={pagePath(path, page - 1)} rel="prev" />}</li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span>…</span>
            ) : (
              <Link
                to={pagePath(path, number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>{page < pages && <Step to={pagePath(path, page + 1)} rel="next" />}</li>
      </ul>
    </nav>
  );
}

function Step({ to, rel }: { to: string; rel: 'prev' | 'next' }) {
  return (
    <Link to={to} rel={rel}>
      {rel === 'prev' && <Icon icon={arrowLeftIcon} />}
      <span>{rel === 'prev' ? 'Newer posts' : 'Older posts'}</span>
      {rel === 'next' && <Icon icon={arrowRightIcon} />}
    </Link>
  );
}

/** The first, the last, and the current page with its neighbours; null is a gap of pages. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other);
  return numbers.flatMap((number, index) => [...gapBefore(number, numbers[index - 1]), number]);
}

function gapBefore(number: number, previous = number - 1): (number | null)[] {
  if (number - previous === 1) return [];
  // The ellipsis for one page would take as much room as its number.
  return number - previous === 2 ? [number - 1] : [null];
}
