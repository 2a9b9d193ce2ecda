import { useHydrated } from '../hooks/useHydrated.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

interface TryAgainProps {
  isBusy: boolean;
  onRetry: () => void;
}

/**
 * Retries in place; without scripts, and until they run, it reloads the page.
 * @example
 * <TryAgain isBusy={isWaiting} onRetry={retry} />
 */
export function TryAgain({ isBusy, onRetry }: TryAgainProps) {
  const label = 'Try again';
  if (!useHydrated()) {
    return <ButtonLink to="">{label}</ButtonLink>;
  }
  return (
    <Button isBusy={isBusy} busyLabel="Loading…" onClick={onRetry}>
      {label}
    </Button>
  );
}
