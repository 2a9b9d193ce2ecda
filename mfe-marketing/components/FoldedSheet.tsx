import { Fold } from '@site/ui/Fold';
import { PaperSheet, type PaperSheetProps } from './PaperSheet.tsx';

interface FoldedSheetProps extends Omit<PaperSheetProps, 'level'> {
  caption: string;
  /** A summary, for readers who do not open it. */
  gist?: string;
}

/** A `PaperSheet` that opens from a row. */
export function FoldedSheet({ caption, gist, ...paper }: FoldedSheetProps) {
  return (
    <Fold title={caption} hint={gist} level={4} when="always">
      <PaperSheet {...paper} />
    </Fold>
  );
}
