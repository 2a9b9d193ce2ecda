import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainName } from '@site/delivery/store/store-layout';
import { expect, test } from '@site/e2e';
import { findParts, root } from '@site/runner/parts';
import { copyCheckout, removeCopy } from '../support/repository-copy.ts';
import { runIn } from '../support/run-in.ts';
import { changeSource, revertSource, type SourceChange, words } from '../support/source-changes.ts';

const results = ['browser', 'server', 'service', 'embed', 'part.json', 'mf-manifest.json', 'licenses.txt'];

interface OneWord {
  what: string;
  change: SourceChange;
  /** Files that get another address, by folder of each part that is built with the change. */
  fetched: Record<string, string[]>;
}

const changes: OneWord[] = [
  {
    what: 'a page',
    change: words.blog,
    fetched: { 'mfe-blog': ['BlogListPage.js', 'remoteEntry.js'] },
  },
  {
    what: "a service's sentence on cards",
    change: words.serviceCard,
    // Home, the list of services and the service's page take it from there.
    fetched: { 'mfe-marketing': ['remoteEntry.js', 'routes.js'] },
  },
  {
    what: 'the header',
    change: words.shell,
    fetched: { shell: ['bootstrap.js', 'main.js'] },
  },
  {
    what: 'Button',
    change: words.ui,
    fetched: {
      shell: ['bootstrap.js', 'main.js'],
      'mfe-blog': ['BlogDetailPage.js', 'BlogListPage.js', 'remoteEntry.js'],
      'mfe-contact': ['ContactPage.js', 'Subscribe.js', 'remoteEntry.js'],
    },
  },
];

test.describe('in another folder', () => {
  let outer = '';
  let copy = '';

  test.beforeAll(async () => {
    outer = await mkdtemp(path.join(tmpdir(), 'copy-'));
    // A folder of another length and depth, because bundlers name modules by absolute paths and by those relative to the part.
    copy = path.join(outer, 'some/folders/deeper', path.basename(root));
    await copyCheckout(copy);
  });

  test.afterAll(() => removeCopy(outer));

  test('builds every part to the same bytes', { tag: '@long' }, async () => {
    test.setTimeout(600_000);
    for (const { name, folder } of await findParts()) {
      const other = path.join(copy, path.relative(root, folder));
      await build(other);
      expect(await differences(path.join(folder, 'dist'), path.join(other, 'dist')), name).toEqual([]);
    }
  });

  test('gives another address to what changed by a word, and to nothing else', { tag: '@long' }, async () => {
    test.setTimeout(300_000);
    for (const { what, change, fetched } of changes) {
      await changeSource(copy, change);
      await Promise.all(Object.keys(fetched).map((part) => build(path.join(copy, part), '--config-name', 'browser')));
      for (const [part, expected] of Object.entries(fetched))
        expect(await newFiles(part), `${what}, ${part}`).toEqual(expected);
      await revertSource(copy, change);
    }
  });

  /** Files of the copy that the checkout's build does not have, without the hashes in their names. */
  async function newFiles(part: string): Promise<string[]> {
    const [before, after] = await Promise.all(
      [root, copy].map((place) => readdir(path.join(place, part, 'dist/browser'))),
    );
    return (
      after
        ?.filter((file) => !before?.includes(file) && !/\.(br|gz)$/.test(file))
        .map(plainName)
        .sort() ?? []
    );
  }
});

/** Runs the bundler's own command, with no further settings. */
function build(folder: string, ...options: string[]): Promise<unknown> {
  return runIn(folder, 'npx', ['rspack', 'build', ...options]);
}

/** Files that only one of two builds has, or that are not the same in both. */
async function differences(one: string, other: string): Promise<string[]> {
  const [first, second] = [await contentsOf(one), await contentsOf(other)];
  expect(first.size).toBeGreaterThan(10);
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => !first.get(name)?.equals(second.get(name) ?? Buffer.alloc(0))).sort();
}

async function contentsOf(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .filter((file) => results.includes(file.split(path.sep)[0] ?? ''));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(path.join(dist, file))] as const)));
}
