import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import classes from './Notice.module.css';

interface NoticeProps {
  kind: 'info' | 'success' | 'error';
  title?: string;
  /** Where it stands in place of a page or an area, the title is its heading. */
  headingLevel?: 1 | 2;
  children: ReactNode;
  /** What to do about it: one button, then one way on. */
  actions?: ReactNode;
  /** For moving the focus here. */
  ref?: Ref<HTMLDivElement>;
}

const icons = { info: 'info', success: 'success', error: 'alert' } as const;

export function Notice({ kind, title, headingLevel, children, actions, ref }: NoticeProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={classes.root} data-kind={kind} ref={ref} tabIndex={-1}>
      <Icon name={icons[kind]} />
      <div className={classes.words}>
        {title && (
          <Title className={classes.title} tabIndex={headingLevel && -1}>
            {title}
          </Title>
        )}
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
