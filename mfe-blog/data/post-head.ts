import type { Head, LoaderData } from '@site/contracts/part-routes';
import type { loadPost } from './loaders.ts';
import type { ShownPost } from './parse-responses.ts';
import { crumbsTo, postPath } from './paths.ts';
import { plainText } from './plain-text.ts';
import type { PreviewData } from './posts-client.ts';

/** Title, description and more for a post's address, whether or not there is a post. */
export function postHead(page: LoaderData<typeof loadPost>): Head {
  switch (page.status) {
    case 'ready':
      return headOf(page.post);
    case 'preview':
      return { ...headOfPreview(page.preview), isIndexed: false };
    case 'missing':
      return { title: 'Post not found', isIndexed: false, crumbs: crumbsTo('Post not found') };
    case 'failed':
      return { isIndexed: false };
  }
}

function headOfPreview(preview: PreviewData): Head {
  return preview.state === 'faulty'
    ? { title: 'Preview of a faulty file', crumbs: crumbsTo('Preview') }
    : headOf(preview.content.post);
}

function headOf({ slug, title, summary, description, published, updated, image }: ShownPost): Head {
  const text = summary ?? beginningOf(plainText(description ?? ''));
  return {
    title,
    ...(text && { description: text }),
    canonical: postPath(slug),
    crumbs: crumbsTo(title),
    ...(published && updated && { article: { published, modified: updated } }),
    ...(image && { share: { picture: image.source, alt: image.alt } }),
  };
}

// Search engines show about this many characters of a description.
const maxDescription = 155;

/** Whole words from the start of a text. */
function beginningOf(text: string): string {
  if (text.length <= maxDescription) return text;
  const cut = text.slice(0, maxDescription);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || undefined).trimEnd()}…`;
}
