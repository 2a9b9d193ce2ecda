import { Fold } from '@site/ui/Fold';
import { PaperSheet, type PaperSheetProps } from './PaperSheet.tsx';

interface SheetProps extends Omit<PaperSheetProps, 'level'> {
  caption: string;
  /** A summary, for readers who do not open it. */
  gist?: string;
}

/** A collapsible paper among others. */
export function Sheet({ caption, gist, ...paper }: SheetProps) {
  return (
    <Fold title={caption} hint={gist} level={4} when="always">
      <PaperSheet {...paper} />
    </Fold>
  );
}
