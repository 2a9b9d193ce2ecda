import { useNextPath } from '@site/ui/navigation';
import { useEffect, useState } from 'react';
import classes from './NavigationProgress.module.css';

/** A thin bar at the top while the next page is fetched. */
export function NavigationProgress() {
  const phase = useProgressPhase(useNextPath() !== undefined);
  return (
    <div
      className={classes.root}
      data-phase={phase.status}
      data-pace={phase.status === 'closing' ? phase.pace : undefined}
      data-chrome
    >
      <div className={classes.bar} />
      <p role="status" className="visually-hidden">
        {phase.status === 'running' ? 'Loading the page' : ''}
      </p>
    </div>
  );
}

// The specification's times for the loading indicator (S39).

/** Shown for at least this long, however fast the page arrived. */
const minProgressMs = 300;
/** From the page's arrival until the bar, which fades out meanwhile, is gone. `fast` applies to pages that arrived within the minimum. */
const progressCloseMs = { normal: 1001, fast: 601 } as const;

type Pace = keyof typeof progressCloseMs;
type ProgressPhase = { status: 'idle' } | { status: 'running'; since: number } | { status: 'closing'; pace: Pace };

/** The state of the progress bar while pages load. */
export function useProgressPhase(isLoading: boolean): ProgressPhase {
  const [phase, setPhase] = useState<ProgressPhase>({ status: 'idle' });
  useEffect(() => {
    if (isLoading) setPhase({ status: 'running', since: performance.now() });
  }, [isLoading]);
  useEffect(() => {
    if (isLoading || phase.status === 'idle') return;
    if (phase.status === 'closing') return after(progressCloseMs[phase.pace], () => setPhase({ status: 'idle' }));
    const elapsedMs = performance.now() - phase.since;
    const pace = elapsedMs < minProgressMs ? 'fast' : 'normal';
    return after(Math.max(0, minProgressMs - elapsedMs), () => setPhase({ status: 'closing', pace }));
  }, [isLoading, phase]);
  return phase;
}

function after(milliseconds: number, callback: () => void) {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
