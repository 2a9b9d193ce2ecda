import { Fold } from '@site/ui/Fold';
import { PaperSheet, type PaperSheetProps } from './PaperSheet.tsx';

interface SheetProps extends Omit<PaperSheetProps, 'level'> {
  caption: string;
}

/** A paper among others: it folds away where the screen is narrow. */
export function Sheet({ caption, ...paper }: SheetProps) {
  return (
    <Fold title={caption} level={3}>
      <PaperSheet {...paper} />
    </Fold>
  );
}
