import path from 'node:path';
import { openStore } from '@site/delivery/store/open-store';
import { createLog } from '@site/service/process/log';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { createEdge } from './create-edge.ts';
import { readEdgeSettings } from './settings.ts';

it('renders a page of the live release, sends it again from memory, and closes', async () => {
  const environment = { DATA_DIR: temporaryFolder(), RELEASES_DIR: temporaryFolder(), PORT: '0', HOST: '127.0.0.1' };
  const store = openStore(environment);
  const { version } = await store.publish(path.resolve('shell/dist'));
  const { id } = await store.createRelease({ parts: { shell: version } });
  await store.channel('production').move(0, { release: id, action: 'start', why: 'a test' });
  const edge = await createEdge({
    config: readEdgeSettings(environment),
    environment,
    log: createLog('silent'),
    workersFolder: path.resolve('shell/dist/service'),
  });
  const site = `http://127.0.0.1:${await edge.listen()}`;
  const get = async (target: string) => {
    const response = await fetch(site + target);
    return [response.status, await response.text()];
  };
  expect(await get('/_/ready')).toEqual([200, 'yes\n']);
  const rendered = await get('/nothing-here');
  expect(rendered).toEqual([404, expect.stringContaining('<!DOCTYPE html>')]);
  expect(await get('/nothing-there')).toEqual(rendered);
  expect(await get('/sitemap.xml')).toEqual([200, expect.stringMatching(/<urlset .*<\/urlset>\n$/s)]);
  await edge.close();
  await expect(get('/_/live')).rejects.toThrow('fetch failed');
});
