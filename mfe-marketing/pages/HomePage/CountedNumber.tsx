import { indianNumber } from '@site/ui/indian-number';
import { useInView } from '@site/ui/near-view';
import { useReducedMotion } from '@site/ui/useMediaQuery';
import { lazy, Suspense } from 'react';
import classes from './CountedNumber.module.css';

const CountUpFrame = lazy(() =>
  import(/* webpackChunkName: "count-up" */ './CountUpFrame.tsx').then(countUp, standStill),
);

/** A number that counts up once in view. The count is decoration: the served text is the final value. */
export function CountedNumber({ value }: { value: number }) {
  const { ref, isInView } = useInView<HTMLSpanElement>();
  const isStill = useReducedMotion();
  const final = indianNumber(value);
  return (
    <span className={classes.root} ref={ref}>
      <span className="visually-hidden">{final}</span>
      <span className={classes.placeholder} aria-hidden>
        {final}
      </span>
      <span aria-hidden>
        {isInView && !isStill ? (
          <Suspense fallback={<span>{final}</span>}>
            <CountUpFrame value={value} />
          </Suspense>
        ) : (
          final
        )}
      </span>
    </span>
  );
}

function countUp(module: typeof import('./CountUpFrame.tsx')) {
  return { default: module.CountUpFrame };
}

// If the chunk fails to load, show the final number instead of failing the page.
function standStill() {
  return { default: ({ value }: { value: number }) => <span>{indianNumber(value)}</span> };
}
