import { Icon } from '@site/ui/Icon';
import { chevronDownIcon } from '@site/ui/icons';
import classes from './OnRequest.module.css';

interface OnRequestProps {
  words: string;
  /** Shows it where something is kept back, and keeps that back until it is open. */
  className?: string;
}

/** Before a table in the page, below it to the eye: shows what a narrow one keeps back, without scripts too. A cell cannot be torn into two elements. */
export function OnRequest({ words, className = '' }: OnRequestProps) {
  return (
    <details className={`${classes.root} ${className}`}>
      <summary>
        {words}
        <Icon drawing={chevronDownIcon} />
      </summary>
    </details>
  );
}
