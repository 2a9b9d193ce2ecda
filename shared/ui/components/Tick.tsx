import { Icon } from './Icon.tsx';
import { checkIcon } from './icons.ts';
import classes from './Tick.module.css';

/**
 * A drawn tick before something that a customer gets, a phrase or a title.
 * @example
 * <li><Tick /> Trained staff</li>
 */
export function Tick() {
  return (
    <span className={classes.root}>
      <Icon icon={checkIcon} />
    </span>
  );
}
