import type { ReactNode } from 'react';
import { useInView } from '../motion/near-view.ts';
import { useReducedMotion } from '../motion/useMediaQuery.ts';
import classes from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { useNextPictures } from './useNextPictures.ts';
import { useRotation } from './useRotation.ts';
import { useSlider } from './useSlider.ts';

interface CarouselProps {
  /** Names the carousel for screen readers: 'Customer testimonials'. */
  label: string;
  /** The slides that its buttons move, read after 'Pause' and 'Next slide of': 'the testimonials'. */
  subject: string;
  slides: ReactNode[];
  /** Pixels between slides. */
  gap?: 0 | 10 | 20;
  /**
   * Whether previous, next and '1 / 3' are always visible. If not, only the buttons show, on focus or hover and on devices without hover,
   * and all slides are shown at once, as a grid, under reduced motion and without scripts.
   */
  hasNavigation?: boolean;
  /**
   * Below the slides, over them, or in the row of the heading above them; `isBeside` puts heading and controls in a column beside the
   * slides where the nearest container around the carousel is wide.
   */
  controls?: 'below' | 'over' | { heading: ReactNode; isBeside?: boolean };
}

/**
 * A scrollable list in the served HTML; near the view Swiper turns it into a carousel of the same size (W3C APG carousel pattern).
 * An element around it sets in its style sheet how many slides are side by side, `--items`, 3 by default, and what stands behind all of
 * them, `--panel`.
 * @example
 * <Carousel label="Customer testimonials" subject="the testimonials" slides={slides} />
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, gap = 0, hasNavigation = false, controls = 'below' } = props;
  const { ref, isInView } = useInView<HTMLDivElement>('200px');
  const isMotionReduced = useReducedMotion();
  const isAtRest = !hasNavigation && isMotionReduced;
  const state = useSlider(ref, isInView && !isAtRest, gap, slides.length);
  const slider = state.status === 'moving' ? state.slider : undefined;
  const rotation = useRotation(slider, ref);
  useNextPictures(state);
  const { heading, isBeside = false } = typeof controls === 'string' ? {} : controls;
  return (
    <section
      className={classes.root}
      aria-roledescription="carousel"
      aria-label={label}
      data-controls={heading ? 'heading' : controls}
      data-beside={isBeside || undefined}
      data-navigation={hasNavigation}
      data-state={isAtRest ? 'resting' : state.status}
      data-gap={gap || undefined}
      {...rotation.handlers}
    >
      {/* Before the heading, whose link would otherwise come before the pause in the tab order (S15). */}
      {slides.length > 1 && (
        <div className={classes.controls}>
          {slider && (
            <CarouselControls
              subject={props.subject}
              slider={slider}
              rotation={rotation}
              hasNavigation={hasNavigation}
              count={slides.length}
            />
          )}
        </div>
      )}
      {heading && <div className={classes.heading}>{heading}</div>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields, not slides */}
      <div
        className={`swiper ${classes.viewport}`}
        ref={ref}
        data-rotating={rotation.isRotating || undefined}
        role="group"
        aria-label={`Slides of ${props.subject}`}
        aria-live={slider && !rotation.isRotating ? 'polite' : 'off'}
        // The scrolling list is a stop of the keyboard, the carousel has buttons instead. Without a tabindex a focus just arriving would be lost.
        tabIndex={isAtRest || slider ? -1 : 0}
      >
        <div className={`swiper-wrapper ${classes.track}`}>
          {slides.map((content, index) => renderSlide(content, index, slides.length))}
        </div>
      </div>
    </section>
  );
}

function renderSlide(content: ReactNode, index: number, count: number) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields, not slides
    <div
      className={`swiper-slide ${classes.slide}`}
      // Slides have no other identity and never change order.
      key={index}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
    >
      {content}
    </div>
  );
}
