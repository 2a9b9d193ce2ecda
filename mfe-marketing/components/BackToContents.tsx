import { Icon } from '@site/ui/Icon';
import classes from './BackToContents.module.css';

/** Id of what holds the page's contents. */
export const contentsId = 'contents';

/**
 * Last in a long text, which must be positioned: on a narrow screen the contents stand above the text, and stay in reach while it is
 * read. The link comes when they have left the screen: its rail begins a screen below them.
 */
export function BackToContents() {
  return (
    <div className={classes.rail} data-chrome>
      <a className={classes.link} href={`#${contentsId}`}>
        <Icon name="arrow-up" />
        Contents
      </a>
    </div>
  );
}
