import { type RefObject, useEffect, useState } from 'react';
import type { Frame, FrameOptions } from './swiper-frame.ts';

type Measures = Omit<FrameOptions, 'onChange'>;
export type FrameState = { status: 'list' } | { status: 'locked' } | { status: 'moving'; frame: Frame };

/** Turns the plain list into a carousel near the view; it stays a list if the code fails to load. */
export function useFrame(ref: RefObject<HTMLElement | null>, isNear: boolean, measures: Measures): FrameState {
  const [state, setState] = useState<FrameState>({ status: 'list' });
  // Callers pass a new object at each render; only a change of its values may restart the carousel.
  const key = JSON.stringify(measures);
  useEffect(() => {
    if (!isNear) return;
    let frame: Frame | undefined;
    let isGone = false;
    const show = () => {
      if (frame) setState(frame.isLocked() ? { status: 'locked' } : { status: 'moving', frame });
    };
    const start = async () => {
      const { frameSlides } = await import(/* webpackChunkName: "swiper" */ './swiper-frame.ts');
      if (isGone || !ref.current) return;
      frame = frameSlides(ref.current, { ...measuresIn(key), onChange: show });
      show();
    };
    start().catch(() => setState({ status: 'list' }));
    return () => {
      isGone = true;
      frame?.destroy();
      setState({ status: 'list' });
    };
  }, [ref, isNear, key]);
  return state;
}

function measuresIn(key: string): Measures {
  return JSON.parse(key); // written by useFrame itself
}
