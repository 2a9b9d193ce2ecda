import { brand } from '@site/brand';
import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';
import { useHydrated } from '@site/ui/useHydrated';
import { useSite } from '../site-context.ts';
import classes from './FailedArea.module.css';
import { ServedArea } from './ServedArea.tsx';

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
  if (html === undefined) return <FailureNotice isWaiting={isWaiting} onRetry={onRetry} />;
  return (
    <>
      {isHydrated && <FailureNotice isWaiting={isWaiting} onRetry={onRetry} isAboveText />}
      <ServedArea area={area} part={part} html={html} />
    </>
  );
}

function FailureNotice({
  isWaiting,
  onRetry,
  isAboveText = false,
}: {
  isWaiting: boolean;
  onRetry: () => void;
  isAboveText?: boolean;
}) {
  return (
    <div className={classes.area} data-above-text={isAboveText}>
      <Notice
        kind="error"
        title={
          isAboveText
            ? 'Some of this page does not answer to clicks yet.'
            : 'This part of the page could not be loaded.'
        }
      >
        <p>
          Everything else works. You can also call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
        </p>
        <TryAgain isBusy={isWaiting} busyLabel="Trying again" onRetry={onRetry} />
      </Notice>
    </div>
  );
}
