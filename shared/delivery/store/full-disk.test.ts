import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { emptyFolder, makeBuild, type StoreSettings } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';

const deliver = [process.execPath, '--import', 'tsx/esm', 'shared/delivery/testing/deliver.ts'];

/** In a mount namespace of its own, which any Linux user may create: a store on a disk of half a megabyte, and its files afterwards. */
const script = `
  store=$1; shift
  cp -r "$store" "$store.$$"
  mount -t tmpfs -o size=512k tiny "$store"
  cp -r "$store.$$/." "$store"
  "$@"
  find "$store" -type f -size +0 | sort
`;

it('reports full disk, changes nothing for visitors', async () => {
  const { folder, settings, start } = await openTestStore(emptyFolder);
  await start({ shell: 'a', blog: 'a' });
  const heavy = await makeBuild(folder, 'blog', 'heavy', {
    table: { routes: [], fragments: [], addresses: 'x'.repeat(700_000) },
  });
  const before = await onTinyDisk(settings, ['true']);
  const after = await onTinyDisk(settings, [...deliver, heavy, 'production']);
  expect(after.words).toContain(`The disk of ${settings.RELEASES_DIR} is full; nothing was changed.`);
  expect(after.pointers).toEqual(before.pointers);
});

async function onTinyDisk(settings: StoreSettings, command: string[]) {
  const args = ['-Urm', 'sh', '-c', script, 'sh', settings.RELEASES_DIR, ...command];
  const { stdout, stderr } = await promisify(execFile)('unshare', args, { env: { ...process.env, ...settings } });
  const files = stdout.split('\n');
  return { words: stderr, pointers: files.filter((file) => /\/(channels|releases)\/|part\.json$/.test(file)) };
}
