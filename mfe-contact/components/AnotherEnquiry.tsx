import type { ReactNode } from 'react';
import classes from './AnotherEnquiry.module.css';

interface AnotherEnquiryProps {
  hasSent: boolean;
  /** The form. */
  children: ReactNode;
}

/** Folds the emptied form away below its thanks, without scripts too. What is typed in it, or brought back into it, unfolds it. */
export function AnotherEnquiry({ hasSent, children }: AnotherEnquiryProps) {
  if (!hasSent) return children;
  return (
    <details
      className={classes.root}
      // It may have been opened before hydration.
      suppressHydrationWarning
      onInput={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>Send another enquiry</summary>
      {children}
    </details>
  );
}
