import { useRevalidator } from '@site/host/router';
import { TryAgain } from '@site/ui/TryAgain';

/** Loads the page's posts once more. */
export function Retry() {
  const { state, revalidate } = useRevalidator();
  return <TryAgain isBusy={state === 'loading'} onRetry={revalidate} />;
}
