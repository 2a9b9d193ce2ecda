import type { ReactNode } from 'react';
import classes from './Fold.module.css';
import { Icon } from './Icon.tsx';
import { chevronDownIcon } from './icons.ts';

interface FoldProps {
  /** For links: of the heading, and for the landmark that it names; of the row where it folds at every width. */
  id?: string;
  title: ReactNode;
  /** What the content comes to, for those who do not open it: in the row only, below the title. */
  hint?: ReactNode;
  level?: 2 | 3 | 4;
  /** Folds away under 740 px only, or at every width. */
  when?: 'narrow' | 'always';
  /** To begin with. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A heading with what belongs to it; where it folds, the heading is a row that shows and hides the content, without scripts too. */
export function Fold({ id, title, hint, level = 2, when = 'narrow', isOpen = false, children }: FoldProps) {
  const Heading = `h${level}` as const;
  const content = <div className={classes.content}>{children}</div>;
  if (when === 'always') {
    return (
      <div className={classes.root} data-when={when}>
        <Row id={id} title={<Heading>{title}</Heading>} hint={hint} isOpen={isOpen}>
          {content}
        </Row>
      </div>
    );
  }
  // Content beside the row, because not every browser lets a style sheet show what is in closed `details`, as it must on a wide screen.
  return (
    <div className={classes.root} data-when={when}>
      <Heading id={id}>{title}</Heading>
      <Row title={title} hint={hint} isOpen={isOpen} />
      {content}
    </div>
  );
}

interface RowProps extends Pick<FoldProps, 'id' | 'title' | 'hint'> {
  isOpen: boolean;
  children?: ReactNode;
}

function Row({ id, title, hint, isOpen, children }: RowProps) {
  return (
    // It may have been opened or closed before hydration.
    <details id={id} open={isOpen} suppressHydrationWarning>
      <summary>
        {hint ? (
          <span>
            {title} <span className={classes.hint}>{hint}</span>
          </span>
        ) : (
          title
        )}
        <Icon drawing={chevronDownIcon} />
      </summary>
      {children}
    </details>
  );
}
