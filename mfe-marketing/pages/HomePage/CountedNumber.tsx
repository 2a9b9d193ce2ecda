import { indianNumber } from '@site/ui/indian-number';
import { loadLater } from '@site/ui/load-later';
import { useInView, whenOutOfView } from '@site/ui/near-view';
import { useReducedMotion } from '@site/ui/useMediaQuery';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import classes from './CountedNumber.module.css';

const CountUpFrame = loadLater(
  () =>
    import(/* webpackChunkName: "count-up", webpackFetchPriority: "low" */ './CountUpFrame.tsx').then(
      (module) => module.CountUpFrame,
    ),
  ({ value }) => <span>{indianNumber(value)}</span>,
);

interface CountedNumberProps {
  value: number;
  /** How long it counts. */
  seconds: number;
}

/**
 * A number that counts up once, while it is in view. The count is decoration: the served text is the final value, and so is what stands
 * once the number has left the view.
 */
export function CountedNumber({ value, seconds }: CountedNumberProps) {
  const { ref, isInView } = useInView<HTMLSpanElement>();
  const hasLeft = useLeaving(ref, isInView);
  const isStill = useReducedMotion();
  const final = indianNumber(value);
  return (
    <span className={classes.root} ref={ref}>
      <span className="visually-hidden">{final}</span>
      <span className={classes.placeholder} aria-hidden>
        {final}
      </span>
      <span aria-hidden>
        {isInView && !hasLeft && !isStill ? (
          <Suspense fallback={<span>{final}</span>}>
            <CountUpFrame value={value} seconds={seconds} />
          </Suspense>
        ) : (
          final
        )}
      </span>
    </span>
  );
}

/** Turns true once an element that has been in view is out of it. */
function useLeaving(ref: RefObject<HTMLElement | null>, isInView: boolean): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(
    () => (isInView && ref.current ? whenOutOfView(ref.current, () => setLeft(true)) : undefined),
    [ref, isInView],
  );
  return hasLeft;
}
