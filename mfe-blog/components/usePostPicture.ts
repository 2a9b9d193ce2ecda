import { useShell } from '@site/host/shell-api';
import type { PlainPicture } from '@site/ui/Picture';
import type { PostImage } from '../contract/posts.ts';
import { uploadUrl } from '../data/paths.ts';
import type { ListedPost } from '../data/shown-post.ts';

interface PostPicture {
  picture: PostImage['source'] | PlainPicture;
  alt: string;
  crop?: PostImage['crop'];
}

/** The picture of a post: `image` in its sizes, else the file of `featuredImage`; undefined if it has neither. */
export function usePostPicture({
  image,
  featuredImage,
}: Pick<ListedPost, 'image' | 'featuredImage'>): PostPicture | undefined {
  const { apiOrigin = '' } = useShell();
  if (image) return { picture: atHost(apiOrigin, image.source), alt: image.alt, crop: image.crop };
  const address = featuredImage && uploadUrl(apiOrigin, featuredImage);
  // No text alternative is known, and the title is beside it.
  return address ? { picture: { address }, alt: '' } : undefined;
}

function atHost(host: string, { stem, ...source }: PostImage['source']): PostImage['source'] {
  return { ...source, stem: stem.startsWith('/') ? host + stem : stem };
}
