import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { savesData } from '../browser/saves-data.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { carouselAutoplayMs, carouselOwnSpeedMs } from './carousel-constants.ts';
import type { Slider } from './start-slider.ts';

type Stop = 'hover' | 'focus' | 'hidden' | 'out of view' | 'visitor';

/**
 * Rotates the carousel, except while the visitor has paused it, it is hovered, touched or focused, a dialog is open, or it or its tab is out of
 * view. Not by Swiper's Autoplay: it pauses for a mouse on the slides, but not for a finger, for the focus or beside the buttons, and it runs
 * code in every frame.
 */
export function useRotation(
  slider: Slider | undefined,
  viewport: RefObject<HTMLElement | null>,
  /** It never rotates by itself. */
  isOff: boolean,
) {
  const [stops, setStops] = useState<ReadonlySet<Stop>>(new Set());
  // With Save-Data too, because each new slide would fetch its picture.
  const isStill = useReducedMotion() || isOff || savesData();
  const isRotating = slider !== undefined && !isStill && stops.size === 0;
  const mark = (stop: Stop, isOn: boolean) => setStops((before) => withStop(before, stop, isOn));

  useEffect(() => {
    const markHidden = () => setStops((before) => withStop(before, 'hidden', document.hidden));
    markHidden();
    document.addEventListener('visibilitychange', markHidden);
    return () => document.removeEventListener('visibilitychange', markHidden);
  }, []);
  // The focus may have come before React, which reports only later ones.
  useEffect(() => {
    if (slider && viewport.current?.contains(document.activeElement))
      setStops((before) => withStop(before, 'focus', true));
  }, [slider, viewport]);
  useEffect(() => {
    if (!slider || !viewport.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? true;
      setStops((before) => withStop(before, 'out of view', !isInView));
    });
    observer.observe(viewport.current);
    return () => observer.disconnect();
  }, [slider, viewport]);
  useEffect(() => {
    if (!isRotating) return;
    // Closing a dialog returns the focus to what opened it. If that was on a slide, the slide must still be in view.
    const turn = () => document.querySelector('dialog[open]') ?? slider.next(carouselOwnSpeedMs);
    const timer = setInterval(turn, carouselAutoplayMs);
    return () => clearInterval(timer);
  }, [isRotating, slider]);

  return {
    isRotating,
    /** It never rotates by itself, so there is nothing to pause. */
    isStill,
    isPaused: stops.has('visitor'),
    togglePause: () => mark('visitor', !stops.has('visitor')),
    handlers: {
      onPointerEnter: () => mark('hover', true),
      onPointerLeave: () => mark('hover', false),
      // A click on a slide focuses the viewport, and is no reason to stand still.
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        mark('focus', target !== viewport.current || target.matches(':focus-visible')),
      onBlur: (event: FocusEvent<HTMLElement>) => mark('focus', event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function withStop(before: ReadonlySet<Stop>, stop: Stop, isOn: boolean): ReadonlySet<Stop> {
  if (before.has(stop) === isOn) return before;
  const after = new Set(before);
  if (isOn) after.add(stop);
  else after.delete(stop);
  return after;
}
