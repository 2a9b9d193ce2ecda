import type { PartFederation } from '@site/shared/federation/part-federation.ts';

export const federation = {
  name: 'blog',
  exposes: { './routes': './routes.tsx', './RecentPosts': './fragments/RecentPosts/RecentPosts.tsx' },
} satisfies PartFederation;
