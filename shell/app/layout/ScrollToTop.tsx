import { Icon } from '@site/ui/Icon';
import { arrowUpIcon } from '@site/ui/icons';
import type { MouseEvent } from 'react';
import { useFrameWords } from './frame-words.ts';
import classes from './ScrollToTop.module.css';

/**
 * A link, so that it works before the scripts load; after that, it leaves the address unchanged. It is in the footer, as the
 * specification says: floating over the page, it covered links at some scroll position at every width.
 */
export function ScrollToTop() {
  const { top } = useFrameWords();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it works before the scripts load, which a button does not
    <a key={top} className={classes.root} href="#top" onClick={scrollUp}>
      {top}
      <span>
        <Icon icon={arrowUpIcon} />
      </span>
    </a>
  );
}

function scrollUp(event: MouseEvent) {
  event.preventDefault();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not `scroll-behavior` in the style sheet, which would also animate the router's scrolling on every page change.
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
