import type { PartManifest } from '@site/contracts/manifest';
import { plainName } from '../plain-name.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export type Novelty =
  | { state: 'first' }
  | { state: 'live' }
  | {
      state: 'new';
      /** The live version. */
      live: string;
      /** Without compressed copies, and without the hashes in their names. */
      added: string[];
      changed: string[];
      gone: string[];
      /** Of all files for browsers, uncompressed. */
      bytes: { before: number; after: number };
    };

/** What a version would change on this channel, should it be promoted. */
export async function compareToLive(
  store: ReleaseStore,
  manifest: PartManifest,
  channel = 'production',
): Promise<Novelty> {
  const entry = await store.readChannel(channel);
  const live = entry && (await store.readRelease(entry.release)).parts[manifest.name];
  if (!live) return { state: 'first' };
  if (live === manifest.version) return { state: 'live' };
  const [before, after] = [ownFiles(await store.readPart(manifest.name, live)), ownFiles(manifest)];
  return {
    state: 'new',
    live,
    added: [...after.keys()].filter((file) => !before.has(file)),
    changed: [...after.keys()].filter(
      (file) => before.has(file) && before.get(file)?.sha384 !== after.get(file)?.sha384,
    ),
    gone: [...before.keys()].filter((file) => !after.has(file)),
    bytes: { before: browserBytes(before), after: browserBytes(after) },
  };
}

/** For a person, on two lines at most. */
export function noveltyInWords(novelty: Novelty): string {
  if (novelty.state === 'first') return 'new: no version of this part is live yet';
  if (novelty.state === 'live') return 'unchanged, already live';
  const { live, added, changed, gone, bytes } = novelty;
  const grown = bytes.after - bytes.before;
  const files = [listed(changed, 'changed'), listed(added, 'added'), listed(gone, 'gone')].filter(Boolean);
  // A version covers the contract and the packages it was built against as well.
  const what = files.join('; ') || 'the same files, built against another contract or other packages';
  return `new against the live ${live}: ${what}\n${grown < 0 ? '-' : '+'}${Math.abs(grown)} bytes for browsers`;
}

const maxNamed = 4;

function listed(files: string[], what: string): string {
  if (files.length === 0) return '';
  const rest = files.length > maxNamed ? ` and ${files.length - maxNamed} more` : '';
  return `${files.length} ${what} (${files.slice(0, maxNamed).join(', ')}${rest})`;
}

/** By plain name. */
type Files = Map<string, PartManifest['files'][string]>;

function ownFiles({ files }: PartManifest): Files {
  const own = Object.entries(files).filter(([file]) => !/\.(br|gz)$/.test(file));
  return new Map(own.map(([file, content]) => [plainName(file), content]));
}

function browserBytes(files: Files): number {
  return [...files].reduce((sum, [file, { bytes }]) => sum + (file.startsWith('browser/') ? bytes : 0), 0);
}
