import type { ReactNode } from 'react';
import classes from './Fold.module.css';
import { Icon } from './Icon.tsx';
import { chevronDownIcon } from './icons.ts';

interface FoldProps {
  /** Id for links and for the landmark that the heading names: on the heading, or on the row if it collapses at every width. */
  id?: string;
  title: ReactNode;
  /** A summary of the content, shown below the title in the row only. */
  hint?: ReactNode;
  level?: 2 | 3 | 4;
  /** Collapsible under 740 px only, or at every width. */
  when?: 'narrow' | 'always';
  /** Whether it starts open. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A heading and its content. Where it is collapsible, the heading is a row that shows and hides the content, even without scripts.
 * @example
 * <Fold title="What does it cost?" when="always" level={3}><p>It depends on the building.</p></Fold>
 */
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
  // The content is outside `details`, because a wide screen shows it always, and not every browser lets a style sheet show closed content.
  return (
    <div className={classes.root} data-when={when}>
      <Heading id={id}>{title}</Heading>
      <Row title={<span>{title}</span>} hint={hint} isOpen={isOpen} />
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
        {title} {hint && <span className={classes.hint}>{hint}</span>}
        <Icon icon={chevronDownIcon} />
      </summary>
      {children}
    </details>
  );
}
