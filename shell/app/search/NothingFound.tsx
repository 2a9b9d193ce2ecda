import { brand } from '@site/brand';
import { Link } from '@site/host/router';
import classes from './NothingFound.module.css';
import { StartingPoints } from './StartingPoints.tsx';

/** Where to go on from a search without a result. */
export function NothingFound({ query, look }: { query: string; look: 'cards' | 'plain' }) {
  return (
    <>
      <p className={classes.advice}>
        {query.includes(' ') ? 'Try a single word' : 'Try a different word'}, call us on{' '}
        <a href={brand.phone.href}>{brand.phone.display}</a> or <Link to="/contact">arrange a visit</Link>. Perhaps it
        is one of these pages:
      </p>
      <StartingPoints look={look} />
    </>
  );
}
