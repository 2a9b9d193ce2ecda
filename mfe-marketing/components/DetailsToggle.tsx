import { Icon } from '@site/ui/Icon';
import { chevronDownIcon } from '@site/ui/icons';
import classes from './DetailsToggle.module.css';

interface DetailsToggleProps {
  words: string;
  /** Class that shows the toggle where a table hides details, and hides them until it is open. */
  className?: string;
}

/** A toggle for details that a narrow table hides, without scripts too: before the table in the document, visually below it. */
export function DetailsToggle({ words, className = '' }: DetailsToggleProps) {
  return (
    <details className={`${classes.root} ${className}`}>
      <summary>
        {words}
        <Icon drawing={chevronDownIcon} />
      </summary>
    </details>
  );
}
