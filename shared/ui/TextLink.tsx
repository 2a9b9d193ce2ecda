import { Anchor, type AnchorProps } from './Anchor.tsx';
import { Icon } from './Icon.tsx';
import classes from './TextLink.module.css';

type TextLinkProps = Pick<AnchorProps, 'to' | 'isExternal' | 'children' | 'aria-current'>;

/** A link among words, or alone on its line. */
export function TextLink({ children, isExternal, ...link }: TextLinkProps) {
  return (
    <Anchor {...link} isExternal={isExternal} className={classes.root}>
      {children}
      {isExternal && <Icon name="arrow-up" />}
    </Anchor>
  );
}
