import type { PageIds } from '@site/contracts/structured-data';
import type { BlogPosting } from 'schema-dts';
import type { Post } from '../../contract/posts.ts';

/** Describes the post that the page shows; nothing if there is none. */
export function describePost(found: { status: string; post?: Post }, ids: PageIds): BlogPosting[] {
  const { post } = found;
  if (!post) return [];
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${ids.url}#post`,
      headline: post.title,
      description: post.summary,
      url: ids.url,
      image: ids.card,
      datePublished: post.published,
      dateModified: post.updated,
      inLanguage: 'en-IN',
      author: { '@id': ids.organization },
      publisher: { '@id': ids.organization },
      mainEntityOfPage: { '@id': ids.page },
      articleSection: post.categories.map(({ categoryName }) => categoryName),
      keywords: post.tags.map(({ tagName }) => tagName),
    },
  ];
}
