import { portOf } from '@site/service/process/server';
import { requestsTo, withRoutes } from '@site/service/testing/generated-requests';
import { generated, originsOf, sendGenerated } from '@site/service/testing/send-requests';
import { newFolders, postFile, startBlog } from './testing/open-blog.ts';

const examples = { slug: 'first', page: '1', limit: '5' };

it(
  'answers generated requests in the envelope',
  async () => {
    const { origins, routes } = await openRoutes();
    await sendGenerated(origins, requestsTo(routes, examples));
  },
  generated.numRuns * 250,
);

async function openRoutes() {
  const folders = newFolders({ 'first.md': postFile() });
  await folders.writePicture('post-water-tank', { width: 300, height: 200, background: '#336655' });
  const { service, routes } = await withRoutes(() => startBlog(folders));
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  return { origins: originsOf(`http://127.0.0.1:${portOf(service.app.server)}`), routes };
}
