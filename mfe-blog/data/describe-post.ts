import type { LoaderData } from '@site/contracts/part-routes';
import type { PageIds } from '@site/contracts/structured-data';
import type { BlogPosting } from 'schema-dts';
import type { loadPost } from './loaders.ts';

/** Describes the post that the page shows; nothing if there is none. */
export function describePost(page: LoaderData<typeof loadPost>, ids: PageIds): BlogPosting[] {
  if (page.status !== 'ready') return [];
  const { title, summary, image, published, updated, categories, tags } = page.post;
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${ids.url}#post`,
      headline: title,
      ...(summary && { description: summary }),
      url: ids.url,
      // The social card of a post without `image` shows the company, not the post.
      ...(image && { image: ids.card }),
      ...(published && { datePublished: published }),
      ...(updated && { dateModified: updated }),
      inLanguage: 'en-IN',
      author: { '@id': ids.organization },
      publisher: { '@id': ids.organization },
      mainEntityOfPage: { '@id': ids.page },
      ...(categories.length > 0 && { articleSection: categories.map(({ name }) => name) }),
      ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    },
  ];
}
