import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { alertIcon, infoIcon, successIcon } from './icons.ts';
import classes from './Notice.module.css';

interface NoticeProps {
  kind: 'info' | 'success' | 'error';
  title?: string;
  /** Where it stands in place of an area, the title is its heading. */
  headingLevel?: 2;
  children: ReactNode;
  /** What to do about it: one button, then one way on. With them it is as wide as its place, and they stand beside the words. */
  actions?: ReactNode;
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>;
}

const drawings = { info: infoIcon, success: successIcon, error: alertIcon };

export function Notice({ kind, title, headingLevel, children, actions, ref }: NoticeProps) {
  const Title = headingLevel ? 'h2' : 'p';
  return (
    <div className={classes.root} data-kind={kind} ref={ref} tabIndex={-1}>
      <Icon drawing={drawings[kind]} />
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
