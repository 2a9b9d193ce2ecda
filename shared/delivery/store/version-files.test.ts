import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endCanary, startCanary } from '../canary/canary.ts';
import { promote } from '../channels/promote.ts';
import { allowAll } from '../gate/gate.ts';
import { entryOf, makeBuild, manifestOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { mapKey } from './store-layout.ts';
import { readProvenance } from './version-files.ts';

const channel = 'production';
const source = { author: 'Asha Rao', commit: '9f2c1ab', branch: 'news' };
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

it('keeps whose sources a version was first built from, and names the version the same without', async () => {
  const { store, folder } = await openTestStore();
  const build = await makeBuild(folder, 'blog', 'b');
  const first = await store.publish(build, source);
  const again = await store.publish(build, { ...source, author: 'Somebody Else' });
  expect(again).toEqual(first);
  expect(await readProvenance(store.storage, 'blog', first.version)).toEqual({
    ...source,
    builtAt: isoTime,
    publishedAt: isoTime,
  });
});

it('keeps source maps beside the version, and out of its manifest', async () => {
  const { store, folder } = await openTestStore();
  const build = await makeBuild(folder, 'blog', 'b');
  const plain = await store.publish(await makeBuild(folder, 'contact', 'b'));
  const map = path.join(build, 'maps/browser', `${entryOf('b')}.map`);
  await mkdir(path.dirname(map), { recursive: true });
  await writeFile(map, '{}');
  await writeFile(path.join(path.dirname(map), 'entry.of-another-build.js.map'), '{}');
  const manifest = await store.publish(build);
  expect(await store.storage.list('maps/')).toEqual([mapKey(manifest, `browser/${entryOf('b')}`)]);
  expect(Object.keys(manifest.files)).toEqual(Object.keys(plain.files));
});

it('names in the history who gave the command, and what came whose way', async () => {
  const { store, folder, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a', contact: 'a' });
  const { version } = await store.publish(await makeBuild(folder, 'blog', 'b'), source);
  const versions = { blog: version };
  const common = { channel, why: 'news', by: 'Ravi', gate: allowAll };
  await startCanary(store, { ...common, versions, percent: 5 });
  await promote(store, { ...common, versions: { contact: await publish('contact', 'c') } });
  await promote(store, { ...common, versions });
  await endCanary(store, { channel, why: 'done', by: 'Ravi' });
  const [first, canary, beside, promoted] = await store.channel(channel).history();
  expect(first?.brought?.map(({ part }) => part)).toEqual(['blog', 'contact', 'shell']);
  const blog = { part: 'blog', version, ...source, builtAt: isoTime, publishedAt: isoTime };
  expect(canary).toMatchObject({ action: 'canary', by: 'Ravi', brought: [blog] });
  expect(beside?.brought).toEqual([expect.objectContaining({ part: 'contact', version: '1.0.0-c' })]);
  expect(promoted).toMatchObject({ action: 'promote', by: 'Ravi', brought: [blog] });
});

it.each([
  ['{ "name": "blog" }', /part\.json does not fit .*: \/ must have required property 'version'; .*'files'\.$/],
  [manifestWith({ name: '../blog' }), /: \/name must match pattern/],
  [manifestWith({ table: { routes: [{ path: 'blogs' }], fragments: [] } }), /: \/table\/routes\/0 must .* 'page'/],
  ['{', /part\.json is not valid JSON/],
])('refuses a part.json of another shape, and says what is wrong (%#)', async (content, message) => {
  const { store, folder } = await openTestStore();
  const build = await makeBuild(folder, 'blog', 'b');
  await writeFile(path.join(build, 'part.json'), content);
  await expect(store.publish(build, source)).rejects.toThrow(message);
  expect(await store.listVersions('blog')).toEqual([]);
});

function manifestWith(change: object): string {
  return JSON.stringify({ ...manifestOf('blog', 'b'), ...change });
}
