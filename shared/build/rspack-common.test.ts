import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { minimizeScripts } from './rspack-common.ts';

const [hash, other] = ['k'.repeat(99), 'q'.repeat(99)];

it('gives variables the same short names, whatever hash a script contains', async () => {
  const script = await minimize(hash);
  expect(script).toContain(hash);
  expect(await minimize(other)).toBe(script.replace(hash, other));
});

async function minimize(contained: string): Promise<string> {
  const context = temporaryFolder();
  const source = `globalThis.open = (name, options, later) => [name, options, later, '${contained}'];`;
  writeFileSync(path.join(context, 'main.js'), source);
  const compiler = rspack({
    context,
    mode: 'production',
    entry: './main.js',
    output: { path: context, filename: 'built.js' },
    optimization: { minimizer: [minimizeScripts()] },
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return readFileSync(path.join(context, 'built.js'), 'utf8');
}
