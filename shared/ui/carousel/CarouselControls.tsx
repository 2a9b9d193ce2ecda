import type { IconNode } from 'lucide';
import { Icon } from '../components/Icon.tsx';
import { arrowLeftIcon, arrowRightIcon, pauseIcon, playIcon } from '../components/icons.ts';
import { useReducedMotion } from '../motion/useMediaQuery.ts';
import classes from './Carousel.module.css';
import { carouselNavSpeedMs } from './carousel-constants.ts';
import type { Slider } from './start-slider.ts';
import type { useRotation } from './useRotation.ts';

interface CarouselControlsProps {
  subject: string;
  slider: Slider;
  rotation: Pick<ReturnType<typeof useRotation>, 'isStill' | 'isPaused' | 'togglePause'>;
  hasNavigation: boolean;
  /** Number of all slides. */
  count: number;
}

export function CarouselControls({ subject, slider, rotation, hasNavigation, count }: CarouselControlsProps) {
  const speed = useReducedMotion() ? 0 : carouselNavSpeedMs;
  const { isPaused } = rotation;
  return (
    <>
      {/* Screen readers get it from each slide. */}
      {hasNavigation && (
        <span className={classes.count} aria-hidden>
          {`${slider.index() + 1} / ${count}`}
        </span>
      )}
      {!rotation.isStill && (
        <Control
          name={`${isPaused ? 'Start' : 'Pause'} ${subject}`}
          icon={isPaused ? playIcon : pauseIcon}
          isFilled
          isShown
          onPress={rotation.togglePause}
        />
      )}
      <Control
        name={`Previous slide of ${subject}`}
        icon={arrowLeftIcon}
        isShown={hasNavigation}
        onPress={() => slider.previous(speed)}
      />
      <Control
        name={`Next slide of ${subject}`}
        icon={arrowRightIcon}
        isShown={hasNavigation}
        onPress={() => slider.next(speed)}
      />
    </>
  );
}

interface ControlProps {
  name: string;
  icon: IconNode;
  isFilled?: boolean;
  isShown: boolean;
  onPress: () => void;
}

function Control({ name, icon, isFilled, isShown, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={classes.control}
      data-filled={isFilled}
      data-shown={isShown ? 'always' : 'on-focus'}
      aria-label={name}
      onClick={onPress}
    >
      <Icon icon={icon} />
    </button>
  );
}
