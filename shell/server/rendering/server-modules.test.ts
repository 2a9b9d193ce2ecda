import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileKey, versionPrefix } from '@site/delivery/store/store-layout';
import { manifestOf } from '@site/delivery/testing/builds';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { copyServerModules, makeWorkFolder } from './server-modules.ts';

describe('server modules of a release', () => {
  it('puts server modules beside the packages of the host and the style sheets of their part', async () => {
    const { copy, copied } = publishedParts();
    await copy();
    expect(readFileSync(copied('blog/routes.mjs'), 'utf8')).toBe('blog');
    expect(readFileSync(copied('node_modules/react/index.js'), 'utf8')).toBe('shell');
    expect(existsSync(copied('shell/node_modules'))).toBe(false);
    expect(readFileSync(copied('blog/sheets/page.5a0c33d1.css'), 'utf8')).toBe('blog');
  });

  it.each([
    ['changed', 'is not what part.json says', (file: string) => writeFileSync(file, 'blot')],
    ['missing', 'is missing', rmSync],
  ])('are left out with their part where one is %s', async (_what, problem, damage) => {
    const { copy, copied, stored, logged } = publishedParts();
    damage(stored('blog/routes.mjs'));
    await copy();
    expect([existsSync(copied('blog')), existsSync(copied('shell/render.mjs'))]).toEqual([false, true]);
    const reason = expect.stringContaining(`server/routes.mjs ${problem}`);
    expect(logged).toEqual([{ part: 'blog', phase: 'loading', reason, isThrown: false }]);
  });

  it.each(['shell/render.mjs', 'shell/node_modules/react/index.js'])(
    'are refused where %s is damaged',
    async (file) => {
      const { copy, stored } = publishedParts();
      writeFileSync(stored(file), 'blot');
      await expect(copy()).rejects.toThrow('is not what part.json says');
    },
  );

  it('calls no server module damaged where the disk fails', async () => {
    const { copy, stored } = publishedParts();
    rmSync(stored('blog/routes.mjs'));
    symlinkSync(stored('blog/routes.mjs'), stored('blog/routes.mjs'));
    await expect(copy()).rejects.toThrow('The store cannot be read');
  });
});

it('removes the folders of dead processes, and keeps those of living ones', async () => {
  const parent = temporaryFolder();
  const [living, dead] = [String(process.ppid), '4194305'].map((name) => path.join(parent, name));
  for (const folder of [living, dead]) mkdirSync(String(folder));
  const own = await makeWorkFolder(parent);
  expect([living, dead, own].map((folder) => existsSync(String(folder)))).toEqual([true, false, true]);
});

const files = {
  shell: ['server/render.mjs', 'server/node_modules/react/index.js'],
  blog: ['server/routes.mjs', 'browser/page.5a0c33d1.css', 'browser/page.91c2ab07.js'],
};

/** Two parts whose files contain the part's name. */
function publishedParts() {
  const [store, target] = [temporaryFolder(), path.join(temporaryFolder(), 'modules')];
  const manifests = Object.entries(files).map(([part, names]) => {
    const sha384 = hash('sha384', part, 'base64');
    const manifest = manifestOf(part, 'a');
    for (const file of names) {
      const stored = path.join(store, fileKey(manifest, file));
      mkdirSync(path.dirname(stored), { recursive: true });
      writeFileSync(stored, part);
    }
    const entries = names.map((file) => [file, { sha384, bytes: part.length }]);
    return { ...manifest, files: Object.fromEntries(entries) };
  });
  const logged: object[] = [];
  const log = { error: (fields: object) => void logged.push(fields) };
  const versionFolder = async (part: string, version: string) => path.join(store, versionPrefix(part, version));
  return {
    stored: (file: string) => path.join(store, 'parts', file.replace('/', '/1.0.0-a/server/')),
    copied: (file: string) => path.join(target, file),
    logged,
    copy: () => copyServerModules({ versionFolder }, manifests, { folder: target, log }),
  };
}
