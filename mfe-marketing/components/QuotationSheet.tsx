import type { ReactNode } from 'react';
import { PaperSheet, type PaperSheetProps } from './PaperSheet.tsx';

interface QuotationSheetProps extends Pick<PaperSheetProps, 'label' | 'level'> {
  /** What is priced, then its terms, separated by commas. */
  caption: string;
  children: ReactNode;
}

/** A `PaperSheet` with prices: a quotation as the client would receive it. */
export function QuotationSheet({ label, level, caption, children }: QuotationSheetProps) {
  const [what = caption, ...terms] = caption.split(', ');
  return (
    <PaperSheet label={label} title={capitalised(what)} period={capitalised(terms.join(', '))} level={level}>
      {children}
    </PaperSheet>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
