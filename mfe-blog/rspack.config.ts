import { rspack } from '@rspack/core';
import { builtOn, partConfigs } from '@site/build/rspack-part';
import { SizedPicturesPlugin } from '@site/build/sized-pictures-plugin';
import { federation } from './federation.ts';

export default partConfigs(federation, import.meta.dirname, {
  service: {
    processes: { 'make-picture': './api/pictures/main.ts' },
    plugins: [
      new SizedPicturesPlugin({ masters: 'pictures', address: '/uploads/posts/' }),
      // For a site that has no checkout of the blog: posts go with the part.
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'content/posts', to: 'posts' },
          { from: 'pictures', to: 'masters' },
        ],
      }),
    ],
  },
  cacheGroups: { topics: builtOn('BlogListPage', 'TopicPage') },
});
