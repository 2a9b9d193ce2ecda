import { hostPart } from '@site/contracts/manifest';
import { Outlet, ScrollRestoration, useRouteError } from '@site/host/router';
import { useAfterNavigation } from '@site/ui/useAfterNavigation';
import { type RefObject, useEffect, useRef } from 'react';
import { isDomInterference, reloadOnce } from '../dom-interference.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useFrameWords } from '../frame-words.ts';
import { markShellFailed } from '../mark-part-failed.ts';
import { markPageOpened } from '../page-opened.ts';
import { PlacedFragments } from '../parts/FragmentArea.tsx';
import { SearchHost } from '../search/SearchHost.tsx';
import { useSiteRoute } from '../useSiteRoute.ts';
import { CallBar } from './CallBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HtmlSnapshot } from './HtmlSnapshot.tsx';
import classes from './Layout.module.css';
import { Letterhead } from './Letterhead.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { EnglishFrame, PageArea } from './PageArea.tsx';
import { PageLoader } from './PageLoader.tsx';
import { usePageChange } from './usePageChange.ts';

/** Surrounds every page with header and footer. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  return (
    <EnglishFrame className={classes.root} data-part={hostPart}>
      <SkipLink />
      <Letterhead />
      <NavigationProgress />
      <ErrorBoundary fallback={snapshotOf('header[data-chrome]')} onFailure={markShellFailed}>
        <Header />
      </ErrorBoundary>
      <PageArea id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </PageArea>
      <CallBar />
      <ErrorBoundary fallback={snapshotOf('#site-footer')} onFailure={markShellFailed}>
        <Footer>
          <EnglishFrame>
            <PlacedFragments place="footer" />
          </EnglishFrame>
        </Footer>
      </ErrorBoundary>
      <PageLoader />
      <SearchHost />
      <ScrollRestoration />
      <PageChange main={main} />
    </EnglishFrame>
  );
}

function SkipLink() {
  const { lang, skip } = useFrameWords();
  return (
    <a className={classes.skip} href="#main" lang={lang} data-chrome>
      {skip}
    </a>
  );
}

/** Shown when the layout itself fails: the page stays as it is. The next navigation renders the layout again. */
export function LayoutFailed() {
  const error = useRouteError();
  useEffect(() => {
    if (isDomInterference(error)) reloadOnce();
  }, [error]);
  return <HtmlSnapshot selector="#root > *" />;
}

function snapshotOf(selector: string) {
  return () => <HtmlSnapshot selector={selector} />;
}

/** A leaf component, so that a navigation does not render the whole layout again. */
function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  usePageChange();
  const route = useSiteRoute();
  // An extension may have replaced the document's elements; React then renders the next page into detached ones.
  useAfterNavigation(() => {
    if (!main.current?.isConnected) reloadOnce();
    markPageOpened(route);
  });
  return null;
}
