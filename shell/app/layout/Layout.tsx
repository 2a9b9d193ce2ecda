import { hostPart } from '@site/contracts/manifest';
import { Outlet, ScrollRestoration } from '@site/host/router';
import { PlacedFragments } from '../parts/PlacedFragments.tsx';
import { SearchHost } from '../search/SearchHost.tsx';
import { CallBar } from './CallBar.tsx';
import { ErrorBoundary, LeftAsItWas } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './Layout.module.css';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageLoader } from './PageLoader.tsx';
import { usePageChange } from './usePageChange.ts';

/** What surrounds every page. */
export function Layout() {
  return (
    <div className={classes.root} data-part={hostPart}>
      <a className={classes.skip} href="#main" data-chrome>
        Skip to content
      </a>
      <NavigationProgress />
      <ErrorBoundary selector="header[data-chrome]">
        <Header />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <CallBar />
      <ErrorBoundary selector="#site-footer">
        <Footer>
          <PlacedFragments place="footer" />
        </Footer>
      </ErrorBoundary>
      <PageLoader />
      <SearchHost />
      <ScrollRestoration />
      <PageChange />
    </div>
  );
}

/** What stood on the page stays, whatever fails in what surrounds it. The next page is tried anew. */
export function LayoutFailed() {
  return <LeftAsItWas selector="#root > *" />;
}

/** A leaf component, so that a navigation does not render the whole layout again. */
function PageChange() {
  usePageChange();
  return null;
}
