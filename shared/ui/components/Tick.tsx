import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import classes from './Tick.module.css';

/** Before what a customer gets, be it a phrase or a title. */
export function Tick() {
  return (
    <span className={classes.root}>
      <Icon drawing={checkIcon} />
    </span>
  );
}
