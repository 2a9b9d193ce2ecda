import { brand } from '@site/brand';
import { Breadcrumb } from '@site/ui/Breadcrumb';
import { ButtonLink } from '@site/ui/ButtonLink';
import { ErrorPage } from '@site/ui/ErrorPage';
import { loadLater } from '@site/ui/load-later';
import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';
import { useHydrated } from '@site/ui/useHydrated';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useSearchOpener } from '../search/SearchButton.tsx';
import { searchPath } from '../search/search-address.ts';
import { useSite } from '../site-context.ts';
import { useSiteRoute } from '../useSiteRoute.ts';
import classes from './FailedArea.module.css';

interface FailedAreaProps {
  area: string;
  part: string;
  isWaiting: boolean;
  onRetry: () => void;
}

/** Says that a part could not be loaded: above its server HTML, or in its place if there is none. */
export function FailedArea({ area, part, isWaiting, onRetry }: FailedAreaProps) {
  const { release, servedArea } = useSite();
  const isHydrated = useHydrated();
  const html = servedArea(area);
  const notice = { area, isWaiting, onRetry };
  if (html === undefined) return <FailureNotice {...notice} place={area === 'page' ? 'whole page' : 'area'} />;
  return (
    <>
      {isHydrated && <FailureNotice {...notice} place="above text" />}
      <div
        data-part={part}
        data-version={release.parts[part]?.version}
        data-area={area}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it came with the page; while hydrating, React keeps its elements and what was typed
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

type Place = keyof typeof titles;

const titles = {
  'whole page': () => 'This page could not be loaded',
  area: (name: string) => `“${name}” could not be loaded`,
  'above text': (name: string) => `“${name}” is not responding yet`,
};

const explanations = {
  'whole page': (name: string) => `“${name}” is not responding; all other pages work.`,
  area: () => 'The rest of this page works.',
  'above text': () => 'You can read it, but some of its buttons may not work.',
};

/** Its words depend on whether it stands above HTML that the visitor can read. */
export function FailureNotice({
  area,
  isWaiting,
  onRetry,
  place,
}: Pick<FailedAreaProps, 'area' | 'isWaiting' | 'onRetry'> & { place: Place }) {
  const isOffline = useOfflineWords(isWaiting);
  const isHydrated = useHydrated();
  const searchOpener = useSearchOpener();
  const { label } = useSiteRoute();
  const name = area === 'page' ? label : wordsOf(area);
  const title = isOffline ? 'You are offline' : titles[place](name);
  const text = (
    <p>
      <span>{isOffline ? 'Please check your connection and' : `${explanations[place](name)} Please`}</span> try again,
      or call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
    </p>
  );
  const actions = (
    <>
      <TryAgain
        isBusy={isWaiting}
        onRetry={onRetry}
        heading={area === 'page' ? 'h1' : `[data-fragment="${area}"] :is(h1, h2, h3)`}
      />
      {!isOffline && (
        <ButtonLink variant="secondary" to={searchPath} {...searchOpener}>
          Search the site
        </ButtonLink>
      )}
    </>
  );
  if (place === 'whole page') {
    // The server renders in one go and would leave the boundary unfinished.
    const picture = isHydrated && (
      <Suspense>
        <FailureIllustration />
      </Suspense>
    );
    return <ErrorPage breadcrumb={<PageBreadcrumb />} title={title} text={text} actions={actions} picture={picture} />;
  }
  return (
    <div className={classes.area} data-place={place}>
      <Notice kind="error" actions={actions}>
        {/* Without the button, whose changes would be announced with all the words. */}
        <div className={classes.words} role="alert">
          <h2>{title}</h2>
          {text}
        </div>
      </Notice>
    </div>
  );
}

/** 'Recent posts' for `RecentPosts`: a fragment has no other name while its code is missing. */
function wordsOf(fragment: string): string {
  return fragment.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The breadcrumb that the page would have; home has none. */
function PageBreadcrumb() {
  const { path, canonical = path, trail, label } = useSiteRoute();
  return canonical !== '/' && <Breadcrumb crumbs={[...trail, { label }]} />;
}

/** Loads with what follows hydration, to keep the first load small. Without it the words are enough. */
const FailureIllustration = loadLater(
  () =>
    import(/* webpackChunkName: "after-hydration" */ './FailureIllustration.tsx').then(
      (module) => module.FailureIllustration,
    ),
  () => null,
);

/** Whether to say that there is no connection. While it retries, the words stay: nothing is known yet. */
function useOfflineWords(isWaiting: boolean): boolean {
  const isOffline = useOffline();
  const [saysOffline, setSaysOffline] = useState(isOffline);
  if (saysOffline !== isOffline && !isWaiting) setSaysOffline(isOffline);
  return saysOffline;
}

/** Whether the browser knows that it has no connection. Always false on the server. */
function useOffline(): boolean {
  return useSyncExternalStore(listen, () => !navigator.onLine, neverOffline);
}

function listen(onChange: () => void): () => void {
  for (const event of changes) addEventListener(event, onChange);
  return () => {
    for (const event of changes) removeEventListener(event, onChange);
  };
}

const changes = ['online', 'offline'];
const neverOffline = () => false;
