import { Picture } from '@site/ui/Picture';
import { PictureFallback } from '@site/ui/PictureFallback';
import type { ListedPost } from '../data/shown-post.ts';
import classes from './PostPicture.module.css';
import { usePostPicture } from './usePostPicture.ts';

interface PostPictureProps {
  post: ListedPost;
  sizes: string;
  /** Places it on the card. */
  className?: string;
}

/** A post's picture at the height that the specification gives it on cards. */
export function PostPicture({ post, sizes, className = '' }: PostPictureProps) {
  const shown = usePostPicture(post);
  return (
    <div className={`${classes.frame} ${className}`} data-crop={shown?.crop}>
      {shown ? (
        <Picture picture={shown.picture} alt={shown.alt} sizes={sizes} ground="none" />
      ) : (
        <PictureFallback alt="" width={4} height={3} />
      )}
    </div>
  );
}
