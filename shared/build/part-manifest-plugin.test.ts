import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@site/testing/temporary-folder';

it('names a version by package.json and a hash that each built file changes, and the commit beside it', async () => {
  const changes: Build[] = [
    { 'browser/news.3f9ac2d1.js': 'other();' },
    { 'server/routes.mjs': 'export const routes = [{}];' },
    { 'server/table.mjs': 'export const table = { routes: [], fragments: [{ name: "news" }] };' },
    { 'service/main.mjs': 'serve();' },
    { 'licenses.txt': 'MIT' },
    { 'chunks.json': '{ "news": ["news.3f9ac2d1.js"], "page": ["news.3f9ac2d1.js"] }' },
  ];
  const builds = [{}, { 'package.json': '{ "version": "1.1.0" }' }, ...changes];
  const [[here = unbuilt, laterSemver = unbuilt, ...changed], [elsewhere = unbuilt]] = await Promise.all([
    describeBuilds(builds, { GIT_COMMIT: '9f2c1ab8d0' }),
    describeBuilds([{}], { GIT_COMMIT: '77a0c1d2e3' }),
  ]);
  const versions = [here, ...changed].map(({ version }) => version);
  for (const version of versions) expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(new Set(versions).size).toBe(1 + changes.length);
  expect(laterSemver.version).toBe(here.version.replace('1.0.0', '1.1.0'));
  // The same sources are the same version, whatever the commit.
  expect(elsewhere.manifest).toBe(here.manifest);
  expect([here.source, elsewhere.source]).toMatchObject([{ commit: '9f2c1ab8d0' }, { commit: '77a0c1d2e3' }]);
}, 60_000); // Two processes, which compile TypeScript, and on a busy machine start slowly.

/** Files of a build that differ from the usual ones. */
type Build = Record<string, string>;

const usual: Build = {
  'package.json': '{ "version": "1.0.0" }',
  // What the bundler reports; `complete-builds.ts` reads it.
  'chunks.json': '{ "news": ["news.3f9ac2d1.js"] }',
  'browser/news.3f9ac2d1.js': 'news();',
  'server/routes.mjs': 'export const routes = [];',
  'server/table.mjs': 'export const table = { routes: [], fragments: [] };',
  'licenses.txt': '',
  'mf-manifest.json': '{}',
};

const unbuilt = { version: '', manifest: '', source: {} };

/** Completes small builds of a part, and says what is then written of each. */
async function describeBuilds(builds: Build[], env: NodeJS.ProcessEnv) {
  const folders = builds.map(writeBuild);
  const script = ['--import', 'tsx/esm', 'shared/build/testing/complete-builds.ts'];
  await promisify(execFile)(process.execPath, [...script, ...folders], { env: { ...process.env, ...env } });
  return folders.map((folder) => {
    const [manifest, source] = ['part.json', 'source.json'].map((file) =>
      readFileSync(path.join(folder, 'dist', file), 'utf8'),
    );
    const { version } = JSON.parse(manifest ?? ''); // written by the build
    return { version: String(version), manifest, source: JSON.parse(source ?? '') };
  });
}

function writeBuild(build: Build): string {
  const folder = temporaryFolder();
  // The manifest names the versions of React and the like.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries({ ...usual, ...build })) {
    const file = path.join(folder, name === 'package.json' ? '' : 'dist', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
