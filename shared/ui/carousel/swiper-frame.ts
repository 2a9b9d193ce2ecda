import Swiper from 'swiper';
import { carouselNavSpeedMs } from './carousel-constants.ts';

export interface Frame {
  next: (milliseconds: number) => void;
  previous: (milliseconds: number) => void;
  /** True where all slides are in view already. */
  isLocked: () => boolean;
  destroy: () => void;
}

export interface FrameOptions {
  itemsAt: readonly { width: number; items: number }[];
  gap: number;
  count: number;
  trackClass: string;
  slideClass: string;
  onChange: () => void;
}

/** Lays Swiper over a list whose style sheet already gives the slides their places. */
export function frameSlides(
  viewport: HTMLElement,
  { itemsAt, gap, count, trackClass, slideClass, onChange }: FrameOptions,
): Frame {
  const canLoop = count > Math.max(...itemsAt.map(({ items }) => items));
  const swiper = new Swiper(viewport, {
    wrapperClass: trackClass,
    slideClass,
    allowTouchMove: false,
    loop: canLoop,
    rewind: !canLoop,
    initialSlide: firstInView(viewport, slideClass),
    speed: carouselNavSpeedMs,
    spaceBetween: gap,
    slidesPerView: itemsAt.find(({ width }) => width === 0)?.items ?? 1,
    breakpoints: Object.fromEntries(
      itemsAt.filter(({ width }) => width > 0).map(({ width, items }) => [width, { slidesPerView: items }]),
    ),
    on: {
      init: update,
      slideChange: update,
      resize: update,
      breakpoint: update,
      lock: update,
      unlock: update,
      slideChangeTransitionEnd: prepareNext,
    },
  });
  viewport.scrollLeft = 0;
  return {
    next: (milliseconds) => swiper.slideNext(milliseconds),
    previous: (milliseconds) => swiper.slidePrev(milliseconds),
    isLocked: () => swiper.isLocked,
    destroy: () => {
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy(true, true);
    },
  };

  function update(current: Swiper) {
    hideOthers(current);
    onChange();
  }

  // The loop moves the slide that comes next to the end of the list and the track back by as much. Browsers count that as a layout
  // shift unless the track has been standing for a frame, so it is not left to the moment of the next change.
  function prepareNext(current: Swiper) {
    afterNextFrame(() => {
      if (!canLoop || current.destroyed) return;
      current.loopFix({ direction: 'next' });
      hideOthers(current);
    });
  }
}

function afterNextFrame(callback: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

/** The loop moves slides in the document; only those in view may be reached or read. */
function hideOthers(swiper: Swiper) {
  const inView = Number(swiper.params.slidesPerView);
  swiper.slides.forEach((slide, index) => {
    slide.inert = index < swiper.activeIndex || index >= swiper.activeIndex + inView;
  });
}

/** A visitor may have scrolled the plain list before the scripts came. */
function firstInView(viewport: HTMLElement, slideClass: string): number {
  const width = viewport.querySelector<HTMLElement>(`.${slideClass}`)?.offsetWidth ?? 0;
  return width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
}
