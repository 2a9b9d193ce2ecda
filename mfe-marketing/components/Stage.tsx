import { Picture } from '@site/ui/Picture';
import type { Illustration } from '../content/illustration.ts';
import classes from './Stage.module.css';

interface StageProps {
  illustration: Illustration;
  sizes: string;
  /** `portrait` fills an upright frame, `close` is a close-up, `fill` one as high as its cell. */
  shape: 'portrait' | 'close' | 'fill';
}

/** An isometric picture that fills its frame. */
export function Stage({ illustration, sizes, shape }: StageProps) {
  return (
    <div className={classes.stage} data-shape={shape}>
      <Picture picture={illustration.picture} alt={illustration.alt} sizes={sizes} ground="none" />
    </div>
  );
}
