import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serviceOf } from '@site/contracts/paths';
import { manifestOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { openRelease, readLicenses } from './open-release.ts';

describe('a live release', () => {
  it('prefers a route that spells the path out, and has none for /404', async () => {
    const { findRoute } = await openSite();
    expect(['/news', '/news/today', '/news/rain', '/404', '/news/'].map((path) => findRoute(path)?.path)).toEqual([
      '/news',
      '/news/today',
      '/news/:slug',
      undefined,
      undefined,
    ]);
  });

  it('redirects a former address, however it is spelled', async () => {
    const { movedTo } = await openSite();
    expect([movedTo('/old/rain'), movedTo('/press'), movedTo('/older')]).toEqual(['/news', '/news', undefined]);
  });

  it('redirects to no other host', async () => {
    const { movedTo } = await openSite();
    expect(['/a', '/b', '/c'].map(movedTo)).toEqual([undefined, undefined, undefined]);
  });

  it('names the services behind a page, whatever the query of their data', async () => {
    const { findRoute, servicesOf } = await openSite();
    expect(servicesOf(findRoute('/news'))).toEqual(['news']);
    expect(servicesOf(findRoute('/news/today'))).toEqual([]);
    expect(servicesOf(undefined)).toEqual([]);
  });
});

it('forwards calls of tabs that know the former API', async () => {
  const { services } = await openSite();
  expect(serviceOf(services, '/api/v1/news/rain')?.name).toBe('news');
  expect(serviceOf(services, '/api/v2/news')?.name).toBe('news');
});

it('combines what parts say of their packages, and leaves out a part that says nothing', async () => {
  const text = await readLicenses(storeWithLicenses({ shell: 'react 19, MIT', blog: 'swiper 14, MIT' }), [
    part('shell'),
    { ...part('news'), files: {} },
    part('blog'),
  ]);
  expect(text).toMatch(/"shell" 1\.0\.0\n=+\n\nreact 19, MIT\n+=+\n.*"blog" 1\.0\.0\n=+\n\nswiper 14, MIT/);
});

async function openSite() {
  const { store, publish } = await openTestStore();
  const { table } = manifestOf('news', 'one', ['/404', '/news/:slug', '/news', '/news/today']);
  const routes = table.routes.map((route) =>
    route.path === '/news' ? { ...route, data: ['/api/v2/news?limit=2', '/api/v2/newsletter'] } : route,
  );
  const previous = { version: '1', paths: ['/api/v1/news'] };
  const service = { name: 'news', version: '2', paths: ['/api/v2/news'], previous };
  const elsewhere = { '/a': 'https://other.example/', '/b': '//other.example', '/c': '/\\other.example' };
  const moved = { '/old/:slug': '/news', '/Press': '/news', ...elsewhere };
  const version = await publish('news', 'one', { table: { ...table, routes, service, moved } });
  const { id } = await store.createRelease({ parts: { news: version } });
  return openRelease(store, id);
}

function part(name: string) {
  return { name, version: '1.0.0', files: { 'licenses.txt': { sha384: '', bytes: 0 } } };
}

function storeWithLicenses(licenses: Record<string, string>) {
  const store = temporaryFolder();
  for (const [name, text] of Object.entries(licenses)) {
    mkdirSync(path.join(store, name), { recursive: true });
    writeFileSync(path.join(store, name, 'licenses.txt'), text);
  }
  return { versionFolder: async (name: string) => path.join(store, name) };
}
