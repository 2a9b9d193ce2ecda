import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { commonOptions, hashedNames, optimization } from './rspack-common.ts';

it('writes source maps beside the folder that is served, without the text of the sources and unnamed by scripts', async () => {
  const context = temporaryFolder();
  writeFileSync(
    path.join(context, 'main.js'),
    "// greets\nglobalThis.greet = () => {\n  throw new Error('Hello.');\n};",
  );
  const output = { path: path.join(context, 'dist/browser'), uniqueName: 'news', ...hashedNames };
  const compiler = rspack({ ...commonOptions, context, entry: './main.js', output, optimization });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [script = '', ...others] = readdirSync(output.path);
  expect([script, others]).toEqual([expect.stringMatching(/^main\.[0-9a-f]{8}\.js$/), []]);
  const text = readFileSync(path.join(output.path, script), 'utf8');
  expect(text).not.toContain('sourceMappingURL');
  const map = readFileSync(path.join(context, 'dist/maps/browser', `${script}.map`), 'utf8');
  expect(map).not.toMatch(/greets|sourcesContent/);
  expect(map).not.toContain(context);
  expect(new SourceMap(JSON.parse(map)).findOrigin(1, text.indexOf('Error(') + 1)).toMatchObject({
    fileName: 'webpack://news/./main.js',
    lineNumber: 3,
  });
});
