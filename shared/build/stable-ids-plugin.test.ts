import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack, type Stats } from '@rspack/core';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { StableIdsPlugin } from './stable-ids-plugin.ts';

it('ends a build in which no module has a name of Module Federation', async () => {
  const context = temporaryFolder();
  writeFileSync(path.join(context, 'main.js'), 'export {};');
  const compiler = rspack({ context, entry: './main.js', plugins: [new StableIdsPlugin()] });
  const stats = await promisify<Stats | undefined>(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats?.toJson().errors).toMatchObject([{ message: expect.stringContaining('correct federationNames in') }]);
});
