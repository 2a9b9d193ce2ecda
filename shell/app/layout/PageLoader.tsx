import { useSiteState } from '../site-context.ts';
import classes from './PageLoader.module.css';

/**
 * Four dots at the upper edge of the window until the load event. The style sheet shows them only for `html[data-loading]`, so never without scripts.
 * Reads the store here and not in a parent, where a change would re-render areas that are not hydrated yet.
 */
export function PageLoader() {
  const isLoading = useSiteState((state) => state.isLoading);
  return (
    // This wrapper always stays, so that React can remove the dots even where an extension has moved everything into another element.
    <div>
      {isLoading && (
        <div className={classes.root} aria-hidden data-chrome>
          <span />
          <span />
          <span />
          <span />
        </div>
      )}
    </div>
  );
}
