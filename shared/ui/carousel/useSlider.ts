import { type RefObject, useEffect, useState } from 'react';
import type { Slider, SliderOptions } from './start-slider.ts';

type Measures = Omit<SliderOptions, 'onChange'>;
export type SliderState =
  | { status: 'list' }
  | { status: 'locked' }
  | { status: 'moving'; slider: Slider; hasFocus: boolean };

/** Turns the plain list into a carousel near the view; it stays a list if the code fails to load. */
export function useSlider(ref: RefObject<HTMLElement | null>, isNear: boolean, measures: Measures): SliderState {
  const [state, setState] = useState<SliderState>({ status: 'list' });
  // Callers pass a new object at each render; only a change of its values may restart the carousel.
  const key = JSON.stringify(measures);
  useEffect(() => {
    if (!isNear) return;
    let slider: Slider | undefined;
    let isCancelled = false;
    const show = () => {
      if (!slider) return;
      const hasFocus = document.activeElement === ref.current;
      setState(slider.isLocked() ? { status: 'locked' } : { status: 'moving', slider, hasFocus });
    };
    const start = async () => {
      const { startSlider } = await import(/* webpackChunkName: "swiper" */ './start-slider.ts');
      if (isCancelled || !ref.current) return;
      slider = startSlider(ref.current, { ...measuresIn(key), onChange: show });
      show();
    };
    start().catch(() => setState({ status: 'list' }));
    return () => {
      isCancelled = true;
      slider?.destroy();
      setState({ status: 'list' });
    };
  }, [ref, isNear, key]);
  return state;
}

function measuresIn(key: string): Measures {
  return JSON.parse(key); // written by useSlider itself
}
