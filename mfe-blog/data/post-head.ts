import type { Head } from '@site/contracts/part-routes';
import type { Post } from '../contract/posts.ts';
import { postCrumbs } from './breadcrumbs.ts';
import type { PreviewFound } from './preview-client.ts';

type Found =
  | { status: 'ready'; post: Post }
  | { status: 'preview'; preview: PreviewFound }
  | { status: 'missing' }
  | { status: 'failed' };

/** Title, description and more for a post's address, whether or not there is a post. */
export function postHead(found: Found): Head {
  switch (found.status) {
    case 'ready':
      return headOf(found.post);
    case 'preview':
      return { ...headOfPreview(found.preview), isIndexed: false };
    case 'missing':
      return { title: 'Post not found', isIndexed: false, crumbs: postCrumbs('Post not found') };
    case 'failed':
      return { isIndexed: false };
  }
}

function headOfPreview(preview: PreviewFound): Head {
  return preview.state === 'faulty'
    ? { title: 'Preview of a faulty file', crumbs: postCrumbs('Preview') }
    : headOf(preview.whole.post);
}

function headOf({ slug, title, summary, published, updated, image }: Post): Head {
  return {
    title,
    description: summary,
    canonical: `/blogs/${slug}`,
    crumbs: postCrumbs(title),
    article: { published, modified: updated },
    ...(image && { share: { picture: image.source, alt: image.alt } }),
  };
}
