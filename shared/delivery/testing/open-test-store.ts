import type { PartManifest } from '@site/contracts/manifest';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { startCanary } from '../canary/canary.ts';
import { promote } from '../channels/promote.ts';
import { allowAll, type Gate } from '../gate/gate.ts';
import { openStore } from '../store/open-store.ts';
import { emptyStore, entryOf, makeBuild, overwrite } from './builds.ts';

/**
 * An empty store with what tests need to fill it: versions are named by the content of their one script.
 *
 * @example
 * const { store, start, deliver, publish, live } = await openTestStore();
 * await start({ shell: 'a', blog: 'a' });
 * await deliver('blog', 'b');
 * await live(); // { shell: '1.0.0-a', blog: '1.0.0-b' }
 * await publish('blog', 'c'); // '1.0.0-c'
 */
export async function openTestStore(makeSettings = emptyStore) {
  const folder = temporaryFolder();
  const settings = await makeSettings(folder);
  const store = openStore(settings);

  async function publish(part: string, content: string, change: Partial<PartManifest> = {}): Promise<string> {
    return (await store.publish(await makeBuild(folder, part, content, change))).version;
  }

  const change = { channel: 'production', gate: allowAll };

  return {
    folder,
    /** They open the same store in another process. */
    settings,
    store,
    publish,
    /** Points `production` at these versions. */
    async start(contents: Record<string, string>, manifest: Partial<PartManifest> = {}) {
      const versions = Object.fromEntries(
        await Promise.all(
          Object.entries(contents).map(
            async ([part, content]) => [part, await publish(part, content, manifest)] as const,
          ),
        ),
      );
      return promote(store, { ...change, versions, why: 'the first', action: 'start' });
    },
    /** Publishes a version and promotes it to `production`. */
    async deliver(part: string, content: string, manifest: Partial<PartManifest> = {}) {
      return promote(store, { ...change, versions: { [part]: await publish(part, content, manifest) }, why: 'news' });
    },
    /** Publishes a version and gives it to a share of the visitors. */
    async tryOut(part: string, content: string, percent = 5) {
      return startCanary(store, { ...change, versions: { [part]: await publish(part, content) }, percent, why: 'try' });
    },
    /** Part name to version, of the release that `production` has. */
    async live() {
      return (await store.readRelease((await store.channel('production').newest())?.release ?? '')).parts;
    },
    /** Changes a published file behind the store's back. */
    async spoil(part: string, version: string) {
      const key = `parts/${part}/files/${entryOf(version.replace('1.0.0-', ''))}`;
      await overwrite(store.storage, key, 'spoiled');
    },
  };
}

/** For changes that must not run the gate. */
export const unaskedGate: Gate = {
  ...allowAll,
  judge: () => {
    throw new Error('The gate was asked.');
  },
};
