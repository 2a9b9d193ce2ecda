import type { ReactNode } from 'react';
import classes from './AnotherEnquiry.module.css';

interface AnotherEnquiryProps {
  hasSent: boolean;
  /** The form. */
  children: ReactNode;
}

/** Collapses the emptied form below its thanks, even without scripts. It opens when text is typed or restored in it. */
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
