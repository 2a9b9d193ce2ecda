import { type RefObject, useEffect, useState } from 'react';
import type { Slider } from './start-slider.ts';

export type SliderState = { status: 'list' } | { status: 'locked' } | { status: 'moving'; slider: Slider };

/** Turns the plain list into a carousel near the view; it stays a list if the code fails to load. */
export function useSlider(
  ref: RefObject<HTMLElement | null>,
  isNear: boolean,
  gap: number,
  count: number,
): SliderState {
  const [state, setState] = useState<SliderState>({ status: 'list' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Swiper does not notice when slides are added or removed
  useEffect(() => {
    if (!isNear) return;
    let slider: Slider | undefined;
    let isCancelled = false;
    const show = () => {
      if (slider) setState(slider.isLocked() ? { status: 'locked' } : { status: 'moving', slider });
    };
    const start = async () => {
      const { startSlider } = await import(/* webpackChunkName: "swiper" */ './start-slider.ts');
      // Promises settle within the events of a focus that moves, when no element has it yet: Swiper would move slides away from it.
      await new Promise(requestAnimationFrame);
      if (isCancelled || !ref.current) return;
      slider = startSlider(ref.current, { gap, onChange: show });
      show();
    };
    start().catch(() => setState({ status: 'list' }));
    return () => {
      isCancelled = true;
      slider?.destroy();
      setState({ status: 'list' });
    };
  }, [ref, isNear, gap, count]);
  return state;
}
