import type { ReactNode } from 'react';
import classes from './FormColumns.module.css';

interface FormColumnsProps {
  /** The panel beside the form, under its own heading. */
  aside: { id: string; title: string; content: ReactNode };
  children: ReactNode;
}

/** A form, and a panel beside it whose place and height do not depend on the form. */
export function FormColumns({ aside: { id, title, content }, children }: FormColumnsProps) {
  return (
    <div className={classes.columns}>
      {children}
      <aside aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {content}
      </aside>
    </div>
  );
}
