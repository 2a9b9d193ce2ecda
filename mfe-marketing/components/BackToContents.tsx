import { Icon } from '@site/ui/Icon';
import { listIcon } from '@site/ui/icons';
import classes from './BackToContents.module.css';

/** Id of the page's contents. */
export const contentsId = 'contents';

/**
 * Place it last in a long page, which must be positioned. On a phone it keeps the table of contents above the text within reach, from the
 * bar at the bottom of the window.
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
