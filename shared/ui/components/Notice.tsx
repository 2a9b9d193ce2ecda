import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import classes from './Notice.module.css';

interface NoticeProps {
  kind: 'info' | 'success' | 'error';
  title?: string;
  children: ReactNode;
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>;
}

const icons = { info: 'info', success: 'success', error: 'alert' } as const;

export function Notice({ kind, title, children, ref }: NoticeProps) {
  return (
    <div className={classes.root} data-kind={kind} ref={ref} tabIndex={-1}>
      <Icon name={icons[kind]} />
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
