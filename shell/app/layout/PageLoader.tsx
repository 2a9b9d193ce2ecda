import classes from './PageLoader.module.css';

/** Four dots over the page until the load event. The style sheet shows them only while `html[data-loading]`, so never without scripts. */
export function PageLoader({ isVisible }: { isVisible: boolean }) {
  if (!isVisible) return null;
  return (
    <div className={classes.root} aria-hidden data-chrome>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
