import { Icon } from '@site/ui/Icon';
import classes from './BackToContents.module.css';

/** Id of what holds the page's contents. */
export const contentsId = 'contents';

/** Last in a long text: on a narrow screen, where its contents stand above it, they stay in reach while it is read. */
export function BackToContents() {
  return (
    <a className={classes.root} href={`#${contentsId}`} data-chrome>
      <Icon name="arrow-up" />
      Contents
    </a>
  );
}
