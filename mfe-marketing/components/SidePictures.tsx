import type { Illustration } from '../content/types.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { FramedPicture } from './FramedPicture.tsx';
import classes from './SidePictures.module.css';

interface SidePicturesProps {
  /** The second one is shown only where the first would be cropped to fill the height. */
  pictures: [Illustration, ...Illustration[]];
}

/** Pictures that fill the height left below a heading. */
export function SidePictures({ pictures }: SidePicturesProps) {
  return (
    <div className={classes.root}>
      <div className={classes.pictures}>
        {pictures.map((illustration) => (
          <FramedPicture key={illustration.alt} illustration={illustration} sizes={pictureSizes.half} shape="fill" />
        ))}
      </div>
    </div>
  );
}
