import type { Ground } from '@site/ui/ground-of';
import { Picture } from '@site/ui/Picture';
import type { Illustration } from '../content/illustration.ts';
import classes from './Stage.module.css';

interface StageProps {
  illustration: Illustration;
  sizes: string;
  ground?: Ground | 'deep';
  /** `portrait` fills an upright frame, `close` is a close-up, `fill` one as high as its cell; all three bring their own ground. */
  shape?: 'wide' | 'portrait' | 'close' | 'fill';
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
