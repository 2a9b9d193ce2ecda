import { indianNumber } from '@site/ui/indian-number';
import CountUp from 'react-countup';

/** The number on screen changes at most this often; a number of the specification. */
const countTickMs = 100;

interface CountUpFrameProps {
  value: number;
  seconds: number;
}

/** The moving half of a counter, in a chunk of its own. */
export function CountUpFrame({ value, seconds }: CountUpFrameProps) {
  // Decimals let `shownAt` compute the tick from the exact progress; it drops them again.
  return (
    <CountUp
      start={0}
      end={value}
      duration={seconds}
      decimals={4}
      useEasing={false}
      formattingFn={(now) => shownAt(now, value, seconds)}
    />
  );
}

/** The number to show at progress `now`: the value at the last full tick. */
export function shownAt(now: number, value: number, seconds: number): string {
  if (now >= value) return indianNumber(value);
  const step = value / ((seconds * 1000) / countTickMs);
  return indianNumber(Math.floor(Math.floor(now / step + 1e-6) * step + 1e-6));
}
