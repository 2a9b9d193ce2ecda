import { brand } from '@site/brand';
import { ButtonLink } from '@site/ui/ButtonLink';
import { ErrorPage } from '@site/ui/ErrorPage';
import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';
import { useHydrated } from '@site/ui/useHydrated';
import { useSearchLink } from '../search/useSearchLink.ts';
import { useSite } from '../site-context.ts';
import classes from './FailedArea.module.css';
import { ServedArea } from './ServedArea.tsx';
import { useOffline } from './useOffline.ts';

interface FailedAreaProps {
  area: string;
  part: string;
  isWaiting: boolean;
  onRetry: () => void;
}

/** Tells that a part could not be loaded: above its server HTML, where there is some, or instead of it. */
export function FailedArea({ area, part, isWaiting, onRetry }: FailedAreaProps) {
  const { servedArea } = useSite();
  const isHydrated = useHydrated();
  const html = servedArea(area);
  const notice = { isWaiting, onRetry };
  if (html === undefined) return <FailureNotice {...notice} place={area === 'page' ? 'whole page' : 'area'} />;
  return (
    <>
      {isHydrated && <FailureNotice {...notice} place="above text" />}
      <ServedArea area={area} part={part} html={html} />
    </>
  );
}

type Place = keyof typeof titles;

const titles = {
  'whole page': 'This page could not be loaded.',
  area: 'This part of the page could not be loaded.',
  'above text': 'Part of this page is not responding yet.',
};

function FailureNotice({
  isWaiting,
  onRetry,
  place,
}: Pick<FailedAreaProps, 'isWaiting' | 'onRetry'> & { place: Place }) {
  const isOffline = useOffline();
  const searchLink = useSearchLink();
  const title = isOffline ? 'You are offline.' : titles[place];
  const text = (
    <p>
      Please {isOffline && 'check your connection and '}try again, or call us on{' '}
      <a href={brand.phone.href}>{brand.phone.display}</a>.
    </p>
  );
  const actions = (
    <>
      <TryAgain isBusy={isWaiting} busyLabel="Trying again" onRetry={onRetry} />
      {!isOffline && (
        <ButtonLink variant="secondary" {...searchLink}>
          Search the site
        </ButtonLink>
      )}
    </>
  );
  if (place === 'whole page') return <ErrorPage title={title} text={text} actions={actions} />;
  return (
    <div className={classes.area} data-place={place}>
      <Notice kind="error" headingLevel={2} title={title} actions={actions}>
        {text}
      </Notice>
    </div>
  );
}
