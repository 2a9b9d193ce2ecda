import { indianNumber } from '@site/ui/indian-number';
import CountUp from 'react-countup';

/** The number on screen changes at most every 100 ms; a number of the specification. */
const ticksPerSecond = 10;

interface CountUpFrameProps {
  value: number;
  seconds: number;
}

/** The moving half of a counter, in a chunk of its own. */
export function CountUpFrame({ value, seconds }: CountUpFrameProps) {
  // Not eased: the library's easing leaves out the first two thirds of a number above 999. The decimals tell `shownAt` the exact progress.
  return (
    <span data-counting>
      <CountUp
        start={0}
        end={value}
        duration={seconds}
        decimals={4}
        useEasing={false}
        formattingFn={(now) => indianNumber(shownAt(now / value, value, seconds))}
      />
    </span>
  );
}

/** The number to show at that progress, 0 to 1, rounded down: as it is at the last full tick. */
export function shownAt(progress: number, value: number, seconds: number): number {
  const ticks = seconds * ticksPerSecond;
  return Math.floor((value * Math.floor(progress * ticks + 1e-6)) / ticks);
}
