import type { ReactNode } from 'react';
import classes from './Fold.module.css';
import { Icon } from './Icon.tsx';

interface FoldProps {
  /** Of the heading, for the landmark that it names and for links to it. */
  id?: string;
  title: ReactNode;
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/**
 * A heading with what belongs to it; under 740 px the heading is a button that folds it away, without scripts too. The content stands
 * beside the `details`, because not every browser lets a style sheet show what is in a closed one, as it must on a wide screen.
 */
export function Fold({ id, title, level = 2, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.root}>
      <Heading id={id}>{title}</Heading>
      {/* It may have been opened before hydration. */}
      <details suppressHydrationWarning>
        <summary>
          {title}
          <Icon name="chevron-down" />
        </summary>
      </details>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
