import { Link } from '@site/shared/router';
import { Icon } from '@site/shared/ui/Icon.tsx';
import classes from './Paging.module.css';
import { pageNumbers } from './page-numbers.ts';

interface PagingProps {
  page: number;
  pages: number;
}

/** Numbered pages as real links; nothing where there is one page only. */
export function Paging({ page, pages }: PagingProps) {
  if (pages < 2) return null;
  return (
    <nav className={classes.paging} aria-label="Pages of posts">
      <ul>
        <li>{page > 1 && <Step page={page - 1} label="Newer posts" icon="arrow-left" />}</li>
        {pageNumbers(page, pages).map((number, position) => (
          <li key={number ?? `gap-${position}`}>{number === null ? <span>…</span> : <Numbered number={number} isCurrent={number === page} />}</li>
        ))}
        <li>{page < pages && <Step page={page + 1} label="Older posts" icon="arrow-right" />}</li>
      </ul>
    </nav>
  );
}

function Numbered({ number, isCurrent }: { number: number; isCurrent: boolean }) {
  return (
    <Link to={addressOf(number)} aria-current={isCurrent ? 'page' : undefined} aria-label={`Page ${number}`}>
      {number}
    </Link>
  );
}

function Step({ page, label, icon }: { page: number; label: string; icon: 'arrow-left' | 'arrow-right' }) {
  return (
    <Link to={addressOf(page)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

/** The first page has one address only. */
function addressOf(page: number): string {
  return page === 1 ? '/blogs' : `/blogs?page=${page}`;
}
