import { hostPart } from '@site/contracts/manifest';
import { Outlet, ScrollRestoration } from '@site/host/router';
import { useAfterNavigation } from '@site/ui/useAfterNavigation';
import { type RefObject, useEffect, useRef } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorBoundary } from '../parts/ErrorBoundary.tsx';
import { isForeignChange, loadAnew } from '../parts/foreign-change.ts';
import { noteShellFailure } from '../parts/note-failure.ts';
import { PlacedFragments } from '../parts/PlacedFragments.tsx';
import { SearchHost } from '../search/SearchHost.tsx';
import { CallBar } from './CallBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './Layout.module.css';
import { LeftAsItWas } from './LeftAsItWas.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageLoader } from './PageLoader.tsx';
import { usePageChange } from './usePageChange.ts';

/** What surrounds every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  return (
    <div className={classes.root} data-part={hostPart}>
      <a className={classes.skip} href="#main" data-chrome>
        Skip to content
      </a>
      <NavigationProgress />
      <ErrorBoundary fallback={leave('header[data-chrome]')} onFailure={noteShellFailure}>
        <Header />
      </ErrorBoundary>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <CallBar />
      <ErrorBoundary fallback={leave('#site-footer')} onFailure={noteShellFailure}>
        <Footer>
          <PlacedFragments place="footer" />
        </Footer>
      </ErrorBoundary>
      <PageLoader />
      <SearchHost />
      <ScrollRestoration />
      <PageChange main={main} />
    </div>
  );
}

/** What stood on the page stays, whatever fails in what surrounds it. The next page is tried anew. */
export function LayoutFailed() {
  const error = useRouteError();
  useEffect(() => {
    if (isForeignChange(error)) loadAnew();
  }, [error]);
  return <LeftAsItWas selector="#root > *" />;
}

function leave(selector: string) {
  return () => <LeftAsItWas selector={selector} />;
}

/** A leaf component, so that a navigation does not render the whole layout again. */
function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  usePageChange();
  // An extension may have written the document anew; then React draws the next page where nobody sees it.
  useAfterNavigation(() => {
    if (!main.current?.isConnected) loadAnew();
  });
  return null;
}
