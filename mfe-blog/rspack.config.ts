import { builtOn, partConfigs } from '@site/build/rspack-part';
import { SizedPicturesPlugin } from '@site/build/sized-pictures-plugin';
import { federation } from './federation.ts';

export default partConfigs(federation, import.meta.dirname, {
  service: {
    processes: { 'make-picture': './api/pictures/main.ts' },
    plugins: [new SizedPicturesPlugin({ masters: 'pictures', address: '/uploads/posts/' })],
  },
  cacheGroups: { topics: builtOn('BlogListPage', 'TopicPage') },
});
