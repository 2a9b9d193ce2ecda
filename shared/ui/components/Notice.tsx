import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { alertIcon, infoIcon, successIcon } from './icons.ts';
import classes from './Notice.module.css';

interface NoticeProps {
  kind: 'info' | 'success' | 'error';
  title?: string;
  /** Makes the title a heading, where the notice replaces an area. */
  headingLevel?: 2;
  children: ReactNode;
  /**
   * Ways to go on: one button, then one link. With actions, the notice is as wide as its container, and they are beside the text.
   */
  actions?: ReactNode;
  /** For moving focus to the notice. */
  ref?: Ref<HTMLDivElement>;
}

const icons = { info: infoIcon, success: successIcon, error: alertIcon };

/**
 * A message in the page. Not a live region: move the focus to it, or notify as well.
 * @example
 * <Notice kind="success" title="Thank you">We call you back within a day.</Notice>
 */
export function Notice({ kind, title, headingLevel, children, actions, ref }: NoticeProps) {
  const Title = headingLevel ? 'h2' : 'p';
  return (
    <div className={classes.root} data-kind={kind} ref={ref} tabIndex={-1}>
      <Icon icon={icons[kind]} />
      <div className={classes.words}>
        <div className={classes.text}>
          {title && <Title className={classes.title}>{title}</Title>}
          {children}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
