import type { Ground } from '@site/ui/ground-of';
import { Picture } from '@site/ui/Picture';
import type { Illustration } from '../content/types.ts';
import classes from './Stage.module.css';

interface StageProps {
  illustration: Illustration;
  sizes: string;
  ground?: Ground | 'deep';
  /** `free` takes the height of its container; `portrait` fills a square, `close` any shape: both bring their own ground. */
  shape?: 'wide' | 'portrait' | 'free' | 'close';
  isEager?: boolean;
}

/** A miniature on the coloured ground it stands on. */
export function Stage({ illustration, sizes, ground = 'mint', shape = 'wide', isEager = false }: StageProps) {
  return (
    <div className={classes.stage} data-ground={ground} data-shape={shape}>
      <Picture picture={illustration.picture} alt={illustration.alt} sizes={sizes} ground="none" isEager={isEager} />
    </div>
  );
}
