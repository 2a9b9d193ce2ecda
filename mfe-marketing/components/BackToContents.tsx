import { Icon } from '@site/ui/Icon';
import { listIcon } from '@site/ui/icons';
import classes from './BackToContents.module.css';

/** Id of the page's contents. */
export const contentsId = 'contents';

/**
 * Last in a long page, which must be positioned: on a phone the contents stand above the text and stay in reach while it is read, from
 * the bar at the foot of the window.
 */
export function BackToContents() {
  return (
    <div className={classes.rail} data-tone="deep" data-chrome data-bar-entry>
      <a className={classes.link} href={`#${contentsId}`}>
        <Icon drawing={listIcon} />
        Contents
      </a>
    </div>
  );
}
