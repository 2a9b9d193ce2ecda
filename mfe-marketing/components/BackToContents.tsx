import { Icon } from '@site/ui/Icon';
import { listIcon } from '@site/ui/icons';
import classes from './BackToContents.module.css';

/** Id of the page's table of contents. */
export const contentsId = 'contents';

/**
 * A link back to the table of contents, in the bar at the bottom of a phone's screen. Place it last in a long page, which must be
 * positioned.
 */
export function BackToContents() {
  return (
    <div className={classes.rail} data-tone="deep" data-chrome data-bar-entry>
      <a className={classes.link} href={`#${contentsId}`}>
        <Icon icon={listIcon} />
        Contents
      </a>
    </div>
  );
}
