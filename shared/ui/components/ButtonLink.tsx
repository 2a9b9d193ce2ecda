import { Anchor, type AnchorProps } from './Anchor.tsx';
import classes from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';

interface ButtonLinkProps extends Omit<AnchorProps, 'className'> {
  variant?: ButtonVariant;
}

/**
 * A link that looks like a button.
 * @example
 * <ButtonLink variant="secondary" to="/blogs">All posts</ButtonLink>
 */
export function ButtonLink({ variant = 'primary', children, ...link }: ButtonLinkProps) {
  return (
    <Anchor {...link} className={classes.root} data-variant={variant}>
      <span className={classes.label}>{children}</span>
    </Anchor>
  );
}
