import { indianNumber } from '@site/ui/indian-number';
import CountUp from 'react-countup';

/** The number on screen changes at most this often; a number of the specification. */
const countTickMs = 100;
/** Most of the count is over by then, so that nobody reads a number that is far from true. */
const runUpMs = 1000;
/** The rest of the value, which is counted at an even speed until the end. */
const slowShare = 0.04;

interface CountUpFrameProps {
  value: number;
  seconds: number;
}

/** The moving half of a counter, in a chunk of its own. */
export function CountUpFrame({ value, seconds }: CountUpFrameProps) {
  // Counts evenly, and `shownAt` eases: the library's own easing leaves out the first two thirds of a number above 999. The decimals let
  // `shownAt` compute the tick from the exact progress.
  return (
    <CountUp
      start={0}
      end={value}
      duration={seconds}
      decimals={4}
      useEasing={false}
      formattingFn={(now) => indianNumber(shownAt((now / value) * seconds * 1000, value, seconds))}
    />
  );
}

/** The number to show after `ms`, rounded down: as it is at the last full tick. */
export function shownAt(ms: number, value: number, seconds: number): number {
  const tickMs = Math.floor(ms / countTickMs + 1e-6) * countTickMs;
  const runUpLeft = 1 - Math.min(tickMs / runUpMs, 1);
  const left = (1 - slowShare) * runUpLeft ** 3 + slowShare * (1 - tickMs / (seconds * 1000));
  return Math.floor(value * (1 - left));
}
