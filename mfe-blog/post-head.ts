import type { Head } from '@site/shared/contracts/part.ts';
import { postCrumbs } from './components/breadcrumbs.ts';
import type { Post } from './contract/posts.ts';

type Found = { status: 'ready'; post: Post } | { status: 'missing' } | { status: 'failed' };

/** Title and description of a post's address, whatever was found there. */
export function postHead(found: Found): Head {
  switch (found.status) {
    case 'ready':
      return { title: found.post.title, description: found.post.summary, canonical: `/blogs/${found.post.slug}`, crumbs: postCrumbs(found.post.title) };
    case 'missing':
      return { title: 'Post not found', isIndexed: false, crumbs: postCrumbs('Post not found') };
    case 'failed':
      return { isIndexed: false };
  }
}
