import classes from './CategoryNames.module.css';

/** Comma-separated, as the specification shows categories everywhere. */
export function CategoryNames({ categories }: { categories: { categoryName: string }[] }) {
  if (categories.length === 0) return null;
  return <span className={classes.names}>{categories.map(({ categoryName }) => categoryName).join(', ')}</span>;
}
