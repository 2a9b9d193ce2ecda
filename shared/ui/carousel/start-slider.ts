import Swiper from 'swiper';
import type { SwiperModule } from 'swiper/types';
import { carouselNavSpeedMs } from './carousel-constants.ts';

/** A running carousel. */
export interface Slider {
  next: (milliseconds: number) => void;
  previous: (milliseconds: number) => void;
  /** True if all slides fit, so that there is nothing to move. */
  isLocked: () => boolean;
  /** Index of the slide in view, of the first one where there are several. */
  index: () => number;
  /** The slide that moves in next; none after `destroy`, which React may call before effects that still hold the slider. */
  nextSlide: () => HTMLElement | undefined;
  destroy: () => void;
}

interface SliderOptions {
  gap: number;
  onChange: () => void;
}

/** Starts Swiper on a list that the style sheet has laid out already. */
export function startSlider(viewport: HTMLElement, { gap, onChange }: SliderOptions): Slider {
  const focused = viewport.contains(document.activeElement) ? document.activeElement : null;
  const swiper = new Swiper(viewport, {
    modules: [prepareNext],
    // The specification's 'no drag' holds where a pointer can hover; a finger expects to swipe (S15).
    allowTouchMove: matchMedia('(hover: none)').matches,
    simulateTouch: false,
    // A slide on its way out is inert, so a finger on it touches the viewport only.
    touchEventsTarget: 'container',
    loop: true,
    initialSlide: focusedSlide(viewport) ?? firstInView(viewport),
    speed: carouselNavSpeedMs,
    spaceBetween: gap,
    slidesPerView: itemsSideBySide(viewport),
    // The window's width can change how many slides are side by side and leave the viewport as wide as it was.
    resizeObserver: false,
    on: {
      beforeResize: (current) => {
        current.params.slidesPerView = itemsSideBySide(viewport);
      },
      init: update,
      slideChange: update,
      resize: update,
      lock: update,
      unlock: update,
    },
  });
  viewport.scrollLeft = 0;
  // The loop moves slides in the document, and an element that is moved loses the focus.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return {
    next: (milliseconds) => swiper.slideNext(milliseconds),
    previous: (milliseconds) => swiper.slidePrev(milliseconds),
    isLocked: () => swiper.isLocked,
    index: () => swiper.realIndex,
    nextSlide: () =>
      swiper.destroyed
        ? undefined
        : swiper.slides[(swiper.activeIndex + Number(swiper.params.slidesPerView)) % swiper.slides.length],
    destroy: () => {
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy(true, true);
    },
  };

  function update(current: Swiper) {
    disableOthers(current);
    onChange();
  }
}

/**
 * The loop moves the upcoming slide to the end of the list and the track back by its width. Browsers count that as a layout
 * shift unless the track has been still for a frame, so it happens well before the next change. Not under a finger, nor in the
 * next change: the track would leave the finger by a slide.
 */
const prepareNext: SwiperModule = ({ swiper, on }) => {
  let isTouched = false;
  on('touchStart', () => {
    isTouched = true;
  });
  on('touchEnd', () => {
    isTouched = false;
  });
  on('slideChangeTransitionEnd', () =>
    inSecondFrame(() => {
      if (swiper.destroyed || swiper.animating || isTouched) return;
      swiper.loopFix({ direction: 'next' });
      disableOthers(swiper);
    }),
  );
};

function inSecondFrame(callback: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

function itemsSideBySide(viewport: HTMLElement): number {
  return Number(getComputedStyle(viewport).getPropertyValue('--columns'));
}

/** The loop reorders slides in the document; only those in view may be focused or read out. */
function disableOthers(swiper: Swiper) {
  const inView = Number(swiper.params.slidesPerView);
  swiper.slides.forEach((slide, index) => {
    slide.inert = index < swiper.activeIndex || index >= swiper.activeIndex + inView;
  });
}

/** The place of the slide that contains the focus. */
function focusedSlide(viewport: HTMLElement): number | undefined {
  const place = [...viewport.querySelectorAll('.swiper-slide')].findIndex((slide) =>
    slide.contains(document.activeElement),
  );
  return place < 0 ? undefined : place;
}

/** The visitor may have scrolled the plain list before hydration. */
function firstInView(viewport: HTMLElement): number {
  const width = viewport.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth ?? 0;
  return width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
}
