import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { pageAddress } from '../data/page-address.ts';
import { pageNumbers } from '../data/page-numbers.ts';
import classes from './Paging.module.css';

interface PagingProps {
  /** Of the list's first page. */
  path: string;
  page: number;
  pages: number;
}

/** Numbered pages as real links; nothing where there is one page only. */
export function Paging({ path, page, pages }: PagingProps) {
  if (pages < 2) return null;
  return (
    <nav className={classes.paging} aria-label="Pages of posts">
      <ul>
        <li>
          {page > 1 && <Step to={pageAddress(path, page - 1)} way="prev" label="Newer posts" icon="arrow-left" />}
        </li>
        {pageNumbers(page, pages).map((number, position) => (
          <li key={number ?? `gap-${position}`}>
            {number === null ? (
              <span>…</span>
            ) : (
              <Numbered to={pageAddress(path, number)} number={number} isCurrent={number === page} />
            )}
          </li>
        ))}
        <li>
          {page < pages && <Step to={pageAddress(path, page + 1)} way="next" label="Older posts" icon="arrow-right" />}
        </li>
      </ul>
    </nav>
  );
}

function Numbered({ to, number, isCurrent }: { to: string; number: number; isCurrent: boolean }) {
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} aria-label={`Page ${number}`}>
      {number}
    </Link>
  );
}

function Step({
  to,
  way,
  label,
  icon,
}: {
  to: string;
  way: 'prev' | 'next';
  label: string;
  icon: 'arrow-left' | 'arrow-right';
}) {
  return (
    <Link to={to} rel={way} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
