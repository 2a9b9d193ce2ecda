import { renameSync, symlinkSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openStore } from '@site/delivery/store/open-store';
import { manifestOf } from '@site/delivery/testing/builds';
import { temporaryFolder } from '@site/testing/temporary-folder';

/** For tests: a release store that holds one small version of the blog, the path of its manifest, and how to make it fail. */
export async function storeWithBlog() {
  const folder = temporaryFolder();
  const store = openStore({ RELEASES_DIR: path.join(folder, 'store') });
  const version = await store.versionFolder('blog', '1.0.0-ab');
  const manifest = path.join(version, 'part.json');
  const files = path.join(version, '../files');
  for (const newFolder of [version, files]) await mkdir(newFolder, { recursive: true });
  await writeFile(manifest, JSON.stringify(manifestOf('blog', 'ab')));
  const { id } = await store.createRelease({ parts: { blog: '1.0.0-ab' } });
  await store.channel('production').move(0, { release: id, action: 'start', why: 'a test' });
  await writeFile(path.join(files, 'entry.js'), 'script');
  await writeFile(path.join(files, 'entry.js.gz'), gzipSync('script'));
  await writeFile(path.join(files, 'favicon.ico'), 'picture');
  await writeFile(path.join(files, 'leaflet.pdf'), 'leaflet');
  await writeFile(path.join(files, 'page.0a1b2c3d.js.br'), brotliCompressSync('page'));
  await writeFile(path.join(files, 'page.0a1b2c3d.map'), 'map');
  return { store, manifest, breakDisk: () => makeUnreadable(path.join(folder, 'store/parts')) };
}

/** Makes a link to itself, which no user can read; permissions would not stop root. */
function makeUnreadable(folder: string) {
  renameSync(folder, `${folder}.good`);
  symlinkSync(folder, folder);
}
