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
  return (
    <CountUp
      start={0}
      end={value}
      duration={seconds}
      easingFn={countedAt}
      // Without this, it would ease only the last third of numbers above 999.
      smartEasingThreshold={value}
      formattingFn={indianNumber}
    />
  );
}

/** An easing function of countup.js: the number at `ms` of `durationMs`, counted from `start` by `change`, rounded down. */
export function countedAt(ms: number, start: number, change: number, durationMs: number): number {
  const tickMs = Math.floor(ms / countTickMs) * countTickMs;
  const runUpLeft = 1 - Math.min(tickMs / runUpMs, 1);
  const left = (1 - slowShare) * runUpLeft ** 3 + slowShare * (1 - tickMs / durationMs);
  return start + Math.floor(change * (1 - left));
}
