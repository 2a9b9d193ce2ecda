import classes from './HitSection.module.css';

/** Where on the site a finding stands, in the dialog and on the search page alike. */
export function HitSection({ section }: { section: string | undefined }) {
  return section && <span className={classes.root}>{section}</span>;
}
