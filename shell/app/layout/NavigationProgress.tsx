import { useNavigation } from '@site/host/router';
import classes from './NavigationProgress.module.css';
import { useProgressPhase } from './useProgressPhase.ts';

/** A thin bar at the top while the next page is fetched. */
export function NavigationProgress() {
  const phase = useProgressPhase(useNavigation().state !== 'idle');
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
