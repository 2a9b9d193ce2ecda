import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { LicensesPlugin, licenseNotice, packageFolders } from './licenses-plugin.ts';

it('names every package in the scripts, with its licence text, and no other', async () => {
  const notice = await buildFrom(`
    import { isBlank } from 'clean';
    import { never } from 'unused';
    import('later').then(({ late }) => console.log(isBlank, late));
  `);
  expect(notice).toContain('clean 1.0.0, MIT\n\nLicence of clean.\n');
  expect(notice).toContain('later 1.0.0, MIT\n\nLicence of later.\n');
  expect(notice).toContain('font 1.0.0, MIT\n\nLicence of font.\n');
  expect(notice).not.toContain('unused');
});

it('finds the package of each bundled file, scoped and nested ones too', () => {
  const files = [
    '/site/mfe-blog/routes.tsx',
    '/site/node_modules/swiper/swiper.mjs',
    '/site/node_modules/swiper/modules/a11y.mjs',
    '/site/node_modules/@scope/kit/index.js',
    '/site/node_modules/swiper/node_modules/inner/index.js',
  ];
  expect(packageFolders(files)).toEqual([
    '/site/node_modules/swiper',
    '/site/node_modules/@scope/kit',
    '/site/node_modules/swiper/node_modules/inner',
  ]);
});

it('prints a text once for all packages that share it', () => {
  const folders = [installed('one', 'Do as you like.'), installed('two', 'Name us.'), installed('three', 'Name us.')];
  expect(licenseNotice(folders)).toBe(
    `one 1.0.0, MIT\n\nDo as you like.\n\n${'-'.repeat(80)}\n\nthree 1.0.0, MIT\ntwo 1.0.0, MIT\n\nName us.\n`,
  );
});

it('refuses a package without a licence text', () => {
  expect(() => licenseNotice([installed('one')])).toThrow('one has no licence file');
});

/**
 * Builds an entry in a folder with four installed packages; `font` is shipped, though not as a module. Returns the
 * notice.
 */
async function buildFrom(entry: string): Promise<string> {
  const folder = temporaryFolder();
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of ['clean', 'later', 'unused', 'font']) installed(name, `Licence of ${name}.`, modules);
  writeFileSync(path.join(modules, 'clean/index.js'), 'export const isBlank = (text) => text === "";');
  writeFileSync(path.join(modules, 'later/index.js'), 'export const late = new Date();');
  writeFileSync(path.join(modules, 'unused/index.js'), 'export const never = 1;');
  writeFileSync(path.join(folder, 'entry.js'), entry);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [new LicensesPlugin([path.join(modules, 'font')])],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return readFileSync(path.join(folder, 'licenses.txt'), 'utf8');
}

function installed(name: string, license?: string, modules = temporaryFolder()): string {
  const folder = path.join(modules, name);
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license: 'MIT', sideEffects: false }),
  );
  if (license) writeFileSync(path.join(folder, 'LICENSE.md'), `${license}\r\n`);
  return folder;
}
