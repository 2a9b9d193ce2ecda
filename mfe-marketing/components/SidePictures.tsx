import type { Illustration } from '../content/illustration.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import classes from './SidePictures.module.css';
import { Stage } from './Stage.tsx';

interface SidePicturesProps {
  /** The second one is shown only where the first would be cropped to fill the height. */
  pictures: [Illustration, ...Illustration[]];
}

/** Fills the remaining height below a heading, however much that is. */
export function SidePictures({ pictures }: SidePicturesProps) {
  return (
    <div className={classes.root}>
      <div className={classes.pictures}>
        {pictures.map((illustration) => (
          <Stage key={illustration.alt} illustration={illustration} sizes={pictureSizes.half} shape="fill" />
        ))}
      </div>
    </div>
  );
}
