import { Picture } from '@site/ui/Picture';
import type { Illustration } from '../content/types.ts';
import classes from './FramedPicture.module.css';

interface FramedPictureProps {
  illustration: Illustration;
  sizes: string;
  /** `portrait` is 4:5, `close` is 4:3 for a close-up, `fill` is as high as the container. */
  shape: 'portrait' | 'close' | 'fill';
}

/** A picture cropped to fill a frame with rounded corners. */
export function FramedPicture({ illustration, sizes, shape }: FramedPictureProps) {
  return (
    <div className={classes.frame} data-shape={shape}>
      <Picture picture={illustration.picture} alt={illustration.alt} sizes={sizes} ground="none" />
    </div>
  );
}
