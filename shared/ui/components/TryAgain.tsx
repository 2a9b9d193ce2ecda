import { useEffect, useEffectEvent, useRef } from 'react';
import { afterNextFrame } from '../browser/after-next-frame.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

interface TryAgainProps {
  /** True from the start of a retry until it has failed. A retry that succeeds takes the button away. */
  isBusy: boolean;
  onRetry: () => void;
  /** CSS selector of the heading that a retry may bring. */
  heading?: string;
}

/**
 * The button of a `Notice` or `ErrorPage`: it retries in place, and by itself once the browser is online again; without scripts, and until
 * they run, it reloads the page. After a retry that fails the notice has the focus, after one that succeeds the heading of what has come,
 * unless the visitor has the focus elsewhere.
 * @example
 * <TryAgain isBusy={isWaiting} onRetry={retry} />
 */
export function TryAgain({ isBusy, onRetry, heading = 'h1' }: TryAgainProps) {
  const label = 'Try again';
  const movesFocus = useRef(false);

  useEffect(() => {
    if (isBusy || !movesFocus.current) return;
    // A page whose code has come begins to load its data only after this.
    return afterNextFrame(() => {
      const notice = document.activeElement?.closest<HTMLElement>('[data-kind="error"]');
      (notice?.querySelector('h1') ?? notice)?.focus();
    });
  }, [isBusy]);
  useEffect(
    () => () => {
      if (!movesFocus.current) return;
      // What has come in the button's place has its elements a moment later.
      afterNextFrame(() => {
        if (document.activeElement !== document.body) return;
        const place = document.querySelector<HTMLElement>(heading);
        if (!place) return;
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      });
    },
    [heading],
  );

  const retryOnline = useEffectEvent(() => {
    if (isBusy) return;
    // A retry that nobody pressed moves the focus only if an element had it, such as this button.
    movesFocus.current = document.activeElement !== document.body;
    onRetry();
  });
  useEffect(() => {
    const listener = () => retryOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);

  if (!useHydrated()) {
    return <ButtonLink to="">{label}</ButtonLink>;
  }
  const retry = () => {
    movesFocus.current = true;
    onRetry();
  };
  return (
    <Button isBusy={isBusy} busyLabel="Loading…" onClick={retry}>
      {label}
    </Button>
  );
}
