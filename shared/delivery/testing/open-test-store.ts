import type { PartManifest } from '@site/contracts/manifest';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { promote } from '../channels/promote.ts';
import { allowAll, type Gate } from '../gate/gate.ts';
import { openStore } from '../store/open-store.ts';
import { emptyStore, entryOf, makeBuild } from './builds.ts';

/**
 * An empty store with what tests need to fill it: versions are named by the content of their one script.
 *
 * @example
 * const { store, start, publish } = await openTestStore();
 * await start({ shell: 'a', blog: 'a' });
 * await publish('blog', 'b'); // '1.0.0-b'
 */
export async function openTestStore(makeSettings = emptyStore) {
  const folder = temporaryFolder();
  const settings = await makeSettings(folder);
  const store = openStore(settings);

  async function publish(part: string, content: string, change: Partial<PartManifest> = {}): Promise<string> {
    return (await store.publish(await makeBuild(folder, part, content, change))).version;
  }

  return {
    folder,
    /** They open the same store in another process. */
    settings,
    store,
    publish,
    /** Points `production` at these versions. */
    async start(contents: Record<string, string>, change: Partial<PartManifest> = {}) {
      const versions = Object.fromEntries(
        await Promise.all(
          Object.entries(contents).map(
            async ([part, content]) => [part, await publish(part, content, change)] as const,
          ),
        ),
      );
      return promote(store, { versions, channel: 'production', why: 'the first', gate: allowAll, action: 'start' });
    },
    /** Changes a published file behind the store's back. */
    async spoil(part: string, version: string) {
      const key = `parts/${part}/files/${entryOf(version.replace('1.0.0-', ''))}`;
      await store.storage.remove(key);
      await store.storage.create(key, Buffer.from('spoiled'));
    },
  };
}

/** For changes that must not run the gate. */
export const unaskedGate: Gate = {
  ...allowAll,
  checkManifests: () => {
    throw new Error('The gate was asked.');
  },
};
