import { useEffect } from 'react';
import { afterLoad } from '../browser/after-load.ts';
import { savesData } from '../browser/saves-data.ts';
import type { SliderState } from './useSlider.ts';

/** Loads the pictures of the next slide, so that it does not move in empty: after the load event, and not with Save-Data. */
export function useNextPictures(state: SliderState): void {
  // The state changes with each slide.
  useEffect(() => {
    if (state.status !== 'moving' || savesData()) return;
    return afterLoad(() => loadPictures(state.slider.nextSlide()));
  }, [state]);
}

/** Lazy loading ignores a slide that the viewport clips, however soon it moves in. */
function loadPictures(slide: HTMLElement | undefined) {
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.setAttribute('loading', 'eager');
}
