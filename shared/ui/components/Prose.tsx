import type { ReactNode } from 'react';
import classes from './Prose.module.css';

interface ProseProps {
  /** `large` for a text that is read from its first word to its last, such as a post. */
  size?: 'base' | 'large';
  children: ReactNode;
}

/**
 * Long text at a readable measure: paragraphs, headings, lists, quotations and tables as plain elements.
 * @example
 * <Prose size="large">{children}</Prose>
 */
export function Prose({ size = 'base', children }: ProseProps) {
  return (
    <div className={classes.root} data-size={size}>
      {children}
    </div>
  );
}
