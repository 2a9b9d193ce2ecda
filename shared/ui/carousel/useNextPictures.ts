import { useEffect } from 'react';
import { savesData } from '../motion/saves-data.ts';
import type { FrameState } from './useFrame.ts';

/** Loads the pictures of the next slide, so that it does not move in empty: after the load event, and not with Save-Data. */
export function useNextPictures(state: FrameState): void {
  // The state changes with each slide.
  useEffect(() => {
    if (state.status !== 'moving' || savesData()) return;
    return afterLoad(() => askFor(state.frame.upcoming()));
  }, [state]);
}

/** For lazy loading, a slide outside the frame is never near the view, however soon it moves in. */
function askFor(slide: HTMLElement | undefined) {
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.setAttribute('loading', 'eager');
}

function afterLoad(callback: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    callback();
    return;
  }
  addEventListener('load', callback, { once: true });
  return () => removeEventListener('load', callback);
}
