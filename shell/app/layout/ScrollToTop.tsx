import { Icon } from '@site/ui/Icon';
import { arrowUpIcon } from '@site/ui/icons';
import { useHydrated } from '@site/ui/useHydrated';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useFrameWords } from '../frame-words.ts';
import classes from './ScrollToTop.module.css';

/**
 * A link, so that it works before the scripts load; after that a button, which leaves the address unchanged. It is in the footer, as the
 * specification says: floating over the page, it covered links at some scroll position at every width.
 */
export function ScrollToTop() {
  const { top } = useFrameWords();
  const isButton = useHydrated();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it works before the scripts load, which a button does not
    <a
      key={top}
      className={classes.root}
      href="#top"
      role={isButton ? 'button' : undefined}
      onClick={scrollUp}
      onKeyDown={scrollUpBySpace}
    >
      {top}
      <span>
        <Icon icon={arrowUpIcon} />
      </span>
    </a>
  );
}

/** As every button answers it. */
function scrollUpBySpace(event: KeyboardEvent) {
  if (event.key === ' ') scrollUp(event);
}

function scrollUp(event: SyntheticEvent) {
  event.preventDefault();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not `scroll-behavior` in the style sheet, which would also animate the router's scrolling on every page change.
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
