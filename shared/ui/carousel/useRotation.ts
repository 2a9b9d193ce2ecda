import { type FocusEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { savesData } from '../browser/saves-data.ts';
import { useReducedMotion } from '../motion/useMediaQuery.ts';
import { carouselAutoplayMs, carouselOwnSpeedMs } from './carousel-constants.ts';
import type { Slider } from './start-slider.ts';

/** A carousel that shows less of itself stands still. */
const shareThatTurns = 0.5;

type Stop = 'hover' | 'focus' | 'hidden' | 'out of view' | 'visitor';

/**
 * Rotates the carousel, except while the visitor has paused it, it is hovered, touched or focused, a dialog is open, its tab or more than half
 * of it is out of view, or another one is turning nearer to the middle of the window: at most one thing moves at a time. Not by Swiper's
 * Autoplay: it pauses for a mouse on the slides, but not for a finger, for the focus or beside the buttons, and it runs code in every frame.
 */
export function useRotation(slider: Slider | undefined, viewport: RefObject<HTMLElement | null>) {
  const [stops, mark] = useStops(slider, viewport);
  // With Save-Data too, because each new slide would fetch its picture.
  const isStill = useReducedMotion() || savesData();
  const isRotating = slider !== undefined && !isStill && stops.size === 0;

  useEffect(() => {
    // A tap enters and leaves before React renders: only the set, which is another one then, restarts the time.
    if (!slider || isStill || stops.size > 0) return;
    const turn = () => {
      // Closing a dialog returns the focus to what opened it. If that was on a slide, the slide must still be in view.
      if (document.querySelector('dialog[open]') || !isNearestToMiddle(viewport.current)) return;
      slider.next(carouselOwnSpeedMs);
    };
    const timer = setInterval(turn, carouselAutoplayMs);
    return () => clearInterval(timer);
  }, [slider, isStill, stops, viewport]);

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

/** What stops the carousel at present, and a function that marks one stop as on or off. */
function useStops(slider: Slider | undefined, viewport: RefObject<HTMLElement | null>) {
  const [stops, setStops] = useState<ReadonlySet<Stop>>(new Set());
  const mark = useCallback((stop: Stop, isOn: boolean) => setStops((before) => withStop(before, stop, isOn)), []);

  useEffect(() => {
    const markHidden = () => mark('hidden', document.hidden);
    markHidden();
    document.addEventListener('visibilitychange', markHidden);
    return () => document.removeEventListener('visibilitychange', markHidden);
  }, [mark]);
  // Focus and mouse may have come before React, which reports only later ones. After a touch, `:hover` stays on what was touched.
  useEffect(() => {
    if (!slider) return;
    if (viewport.current?.contains(document.activeElement)) mark('focus', true);
    if (matchMedia('(hover: hover)').matches && viewport.current?.parentElement?.matches(':hover')) mark('hover', true);
  }, [slider, viewport, mark]);
  useEffect(() => {
    if (!slider || !viewport.current) return;
    // What the header and the call bar cover is out of view.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver(
      (entries) => {
        const share = entries.at(-1)?.intersectionRatio ?? 1;
        mark('out of view', share < shareThatTurns);
      },
      { threshold: shareThatTurns, rootMargin: `${inward(scrollPaddingTop)} 0px ${inward(scrollPaddingBottom)}` },
    );
    observer.observe(viewport.current);
    return () => observer.disconnect();
  }, [slider, viewport, mark]);

  return [stops, mark] as const;
}

/** Other hosts than the shell may set none, `auto`. */
function inward(padding: string): string {
  return `${-(Number.parseFloat(padding) || 0)}px`;
}

/** Of all that rotate. It asks the document, because each part has this module of its own. */
function isNearestToMiddle(viewport: HTMLElement | null): boolean {
  const rotating = [...document.querySelectorAll('[data-rotating]')];
  rotating.sort((one, other) => distanceFromMiddle(one) - distanceFromMiddle(other));
  return rotating[0] === viewport;
}

function distanceFromMiddle(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

function withStop(before: ReadonlySet<Stop>, stop: Stop, isOn: boolean): ReadonlySet<Stop> {
  if (before.has(stop) === isOn) return before;
  const after = new Set(before);
  if (isOn) after.add(stop);
  else after.delete(stop);
  return after;
}
