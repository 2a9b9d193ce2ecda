import { Icon } from '@site/ui/Icon';
import { chevronDownIcon } from '@site/ui/icons';
import type { ToggleWords } from '../content/types.ts';
import classes from './DetailsToggle.module.css';

interface DetailsToggleProps {
  words: ToggleWords;
  /** Class that shows the toggle where a table hides details, and hides them until it is open. */
  className?: string;
}

/** A toggle for details that a narrow table hides, without scripts too: before the table in the document, visually below it. */
export function DetailsToggle({ words: { show, hide }, className = '' }: DetailsToggleProps) {
  return (
    <details className={`${classes.root} ${className}`} suppressHydrationWarning>
      <summary>
        <span>{show}</span>
        <span>{hide}</span>
        <Icon icon={chevronDownIcon} />
      </summary>
    </details>
  );
}
