import type { Ground } from '@site/ui/ground-of';
import { Picture } from '@site/ui/Picture';
import { PictureFallback } from '@site/ui/PictureFallback';
import type { PostImage } from '../contract/posts.ts';
import classes from './PostPicture.module.css';

interface PostPictureProps {
  /** Null if the picture's master was missing when the post was imported. */
  image: PostImage | null;
  sizes: string;
  ground: Ground;
  /** Visible without scrolling. */
  isEager?: boolean;
}

/** A post's picture at the height that the specification gives it on cards. */
export function PostPicture({ image, sizes, ground, isEager = false }: PostPictureProps) {
  return (
    <div className={classes.frame} data-ground={ground}>
      {image ? (
        <Picture picture={image.source} alt={image.alt} sizes={sizes} isEager={isEager} ground="none" />
      ) : (
        <PictureFallback alt="" width={4} height={3} />
      )}
    </div>
  );
}
