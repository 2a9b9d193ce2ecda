import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { makeWorkFolder } from './work-folder.ts';

it('removes the folders of dead processes, and keeps those of living ones', async () => {
  const parent = temporaryFolder();
  const [living, dead, older] = [String(process.ppid), '4194305', '75eba428bc9e'].map((name) =>
    path.join(parent, name),
  );
  for (const folder of [living, dead, older]) mkdirSync(String(folder));
  const own = await makeWorkFolder(parent);
  expect([living, dead, older, own].map((folder) => existsSync(String(folder)))).toEqual([true, false, false, true]);
});
