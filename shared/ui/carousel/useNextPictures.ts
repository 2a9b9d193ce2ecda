import { useEffect } from 'react';
import { savesData } from '../motion/saves-data.ts';
import type { FrameState } from './useFrame.ts';

/** Asks for the pictures of the slide that comes next, so that it does not move in empty: after the load event, and not with Save-Data. */
export function useNextPictures(state: FrameState): void {
  // A new state at each change of slide.
  useEffect(() => {
    if (state.status !== 'moving' || savesData()) return;
    return afterLoad(() => askFor(state.frame.upcoming()));
  }, [state]);
}

/** A slide beside the frame is never near the view for the browser, however soon it moves in. */
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
