import type { PartFederation } from '@site/build/federation';

export const federation = {
  name: 'blog',
  exposes: { './routes': './routes.tsx', './RecentPosts': './fragments/RecentPosts/RecentPosts.tsx' },
} satisfies PartFederation;
