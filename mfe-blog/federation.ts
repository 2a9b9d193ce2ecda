import type { PartFederation } from '@site/build/federation';

export const federation = {
  name: 'blog',
  exposes: { './routes': './routes.tsx', './RecentPosts': './fragments/RecentPosts/RecentPosts.tsx' },
  embed: { './routes': './embed/routes.ts', './RecentPosts': './embed/RecentPosts.ts' },
} satisfies PartFederation;
