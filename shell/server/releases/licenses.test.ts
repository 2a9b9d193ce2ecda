import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { readLicenses } from './licenses.ts';

it('combines what parts say of their packages', async () => {
  const text = await readLicenses(storeWith({ shell: 'react 19, MIT', blog: 'swiper 14, MIT' }), [
    part('shell'),
    part('blog'),
  ]);
  expect(text).toMatch(/"shell" 1\.0\.0\n=+\n\nreact 19, MIT\n+=+\n.*"blog" 1\.0\.0\n=+\n\nswiper 14, MIT/);
});

function part(name: string) {
  return { name, version: '1.0.0' };
}

function storeWith(licenses: Record<string, string>) {
  const store = temporaryFolder();
  for (const [name, text] of Object.entries(licenses)) {
    mkdirSync(path.join(store, name), { recursive: true });
    writeFileSync(path.join(store, name, 'licenses.txt'), text);
  }
  return { partFolder: async (name: string) => path.join(store, name) };
}
