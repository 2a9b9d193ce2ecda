import { useShell } from '@site/host/shell-api';
import { Picture, type PlainPicture } from '@site/ui/Picture';
import { PictureFallback } from '@site/ui/PictureFallback';
import type { PostImage } from '../contract/posts.ts';
import type { ListedPost } from '../data/parse-responses.ts';
import { uploadUrl } from '../data/paths.ts';
import classes from './PostPicture.module.css';

interface PostPictureProps {
  post: ListedPost;
  sizes: string;
  /** Places it on the card. */
  className?: string;
}

/** A post's picture at the height that the specification gives it on cards. */
export function PostPicture({ post, sizes, className = '' }: PostPictureProps) {
  const image = usePostPicture(post);
  return (
    <div className={`${classes.frame} ${className}`} data-crop={image?.crop}>
      {image ? (
        <Picture picture={image.picture} alt={image.alt} sizes={sizes} ground="none" />
      ) : (
        <PictureFallback alt="" width={4} height={3} />
      )}
    </div>
  );
}

interface ShownPicture {
  picture: PostImage['source'] | PlainPicture;
  alt: string;
  crop?: PostImage['crop'];
}

/** The picture of a post: `image` in its sizes, else the file of `featuredImage`; undefined if it has neither. */
export function usePostPicture({
  image,
  featuredImage,
}: Pick<ListedPost, 'image' | 'featuredImage'>): ShownPicture | undefined {
  const { apiOrigin = '' } = useShell();
  if (image) return { picture: atHost(apiOrigin, image.source), alt: image.alt, crop: image.crop };
  const address = featuredImage && uploadUrl(apiOrigin, featuredImage);
  // No text alternative is known, and the title is beside it.
  return address ? { picture: { address }, alt: '' } : undefined;
}

function atHost(host: string, { stem, ...source }: PostImage['source']): PostImage['source'] {
  return { ...source, stem: stem.startsWith('/') ? host + stem : stem };
}
