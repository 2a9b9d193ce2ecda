import type { PartFederation } from '@site/build/federation';

export const federation = {
  name: 'blog',
  exposes: { './routes': './routes.tsx', './RecentPosts': './fragments/RecentPosts/RecentPosts.tsx' },
  standalone: { './routes': './standalone/routes.ts', './RecentPosts': './standalone/RecentPosts.ts' },
} satisfies PartFederation;
