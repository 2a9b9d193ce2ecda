import { Fold } from '@site/ui/Fold';
import { PaperSheet, type PaperSheetProps } from './PaperSheet.tsx';

interface SheetProps extends Omit<PaperSheetProps, 'level'> {
  caption: string;
  /** What it comes to, for those who do not open it. */
  gist?: string;
}

/** A paper among others, which folds away. */
export function Sheet({ caption, gist, ...paper }: SheetProps) {
  return (
    <Fold title={caption} hint={gist} level={4} when="always">
      <PaperSheet {...paper} />
    </Fold>
  );
}
