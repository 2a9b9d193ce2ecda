import type { StoredData } from '../contract/stored-data.ts';

/** What the page for a visitor's stored data shows. */
export type YourDataView =
  | { step: 'request'; reference?: string; emailId?: string; errors: Record<string, string>; message?: string }
  /** The link is asked for. */
  | { step: 'sent' }
  /** The link is opened, and nothing is shown yet. */
  | { step: 'link'; token: string; message?: string }
  | { step: 'stored'; token: string; stored: Extract<StoredData, { outcome: 'shown' }> }
  | { step: 'erased'; reference: string }
  /** The link has expired, or has erased its enquiry. */
  | { step: 'over'; message: string };
