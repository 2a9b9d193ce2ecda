import { PageDataProvider } from '@site/host/router';
import { Activity, Fragment, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useNavigationType } from 'react-router-dom';
import type { OpenPage, PageAhead } from './open-page.ts';
import { type PagePhase, PartArea } from './PartArea.tsx';

interface PageStackProps {
  shown: OpenPage;
  ahead: PageAhead | undefined;
}

/**
 * The page that is shown, and the one that is rendered ahead. When the visitor goes there, React only has to unhide it: the keys
 * of the two are their paths.
 */
export function PageStack({ shown, ahead }: PageStackProps) {
  const navigationType = useNavigationType();
  const { pathname } = shown.location;
  // The served page stands without an Activity: React would hydrate that later than the page around it.
  const [servedPath, setServedPath] = useState(navigationType === 'POP' ? pathname : null);
  if (servedPath !== null && servedPath !== pathname) setServedPath(null);
  const pages: OpenPage[] = [shown];
  if (ahead?.from === shown.location.key && ahead.location.pathname !== pathname) pages.push(ahead);
  useLayoutAhead(pages.length > 1);
  useTurned(shown.location.key);
  useTopFirst(shown.location);
  return pages.map((page) => {
    const { pathname } = page.location;
    if (page === shown && servedPath !== null)
      return (
        <Fragment key={pathname}>
          <Place page={page} phase={undefined} />
        </Fragment>
      );
    return (
      <Activity key={pathname} mode={page === shown ? 'visible' : 'hidden'}>
        <Place page={page} phase={page !== shown ? 'ahead' : navigationType === 'POP' ? undefined : 'entering'} />
      </Activity>
    );
  });
}

/** Gives a page its own address and data, whichever page the router shows. */
function Place({ page: { route, location, Page, data }, phase }: { page: OpenPage; phase: PagePhase }) {
  const navigationType = useNavigationType();
  const place = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  // Memoized, because the router renders this component again at every step of a navigation.
  const page = useMemo(() => <Page />, [Page]);
  const { pathname, search } = location;
  const path = phase === 'ahead' ? pathname + search : undefined;
  const area = useMemo(
    () => (
      <PartArea area="page" part={route.part} phase={phase} path={path} query={search}>
        {page}
      </PartArea>
    ),
    [page, route, phase, path, search],
  );
  return (
    <LocationContext.Provider value={place}>
      <PageDataProvider value={data}>{area}</PageDataProvider>
    </LocationContext.Provider>
  );
}

/** What a click turned to (`turnPage`) is shown by now, or the visitor has gone elsewhere. */
function useTurned(key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step, wherever it led
  useLayoutEffect(() => {
    const end = () => document.getElementById('main')?.removeAttribute('data-turned');
    end();
    return end;
  }, [key]);
}

/** A page that was not laid out ahead shows its top first; what stands further down is laid out once that has been painted. */
function useTopFirst({ key, hash }: OpenPage['location']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to a heading has a key of its own
  useLayoutEffect(() => {
    // One that a step back leads to keeps its place further down, for which it needs all heights. It is not `entering`.
    const page = document.querySelector<HTMLElement>(
      '#main > [data-page="entering"]:not([data-kept], [data-laid-out])',
    );
    if (!page) return;
    page.dataset.laidOut = hash ? 'whole' : 'top';
    requestAnimationFrame(() => setTimeout(() => (page.dataset.laidOut = 'whole')));
  }, [key]);
}

/** React hides a page by `display: none`, which would leave all its style and layout to the click. Its own class hides it too. */
function useLayoutAhead(isAhead: boolean): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || !isAhead) return;
    // React renders what is hidden in its spare time, tells nobody when it is there, and hides it again where something in it changes.
    const observer = new MutationObserver(() => {
      for (const page of main.querySelectorAll<HTMLElement>(':scope > [data-page="ahead"]')) {
        page.style.removeProperty('display');
        observer.observe(page, { attributeFilter: ['style'] });
        keepStyles(page);
      }
    });
    observer.observe(main, { childList: true });
    return () => observer.disconnect();
  }, [isAhead]);
}

/**
 * After its layout, the page is hidden in a way that lets its elements have the styles they will be shown with. Nearly all of them use
 * custom properties, so none just inherits that it is visible: at the click, each would look for its rules again.
 */
async function keepStyles(page: HTMLElement): Promise<void> {
  delete page.dataset.kept;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // In one task, so that nobody finds it visible in between.
  page.dataset.kept = 'styles';
  page.getBoundingClientRect();
  page.dataset.kept = 'whole';
}
