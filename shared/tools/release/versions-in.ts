import type { ReleaseStore } from '@site/release/release-store';
import { WrongUsage } from '@site/service/command-arguments';

/** `blog@1.0.0-3f9a1c20 …`, or one release, as part names and versions. */
export async function versionsIn(store: ReleaseStore, words: string[]): Promise<Record<string, string>> {
  const [only = ''] = words;
  if (words.length === 1 && /^[0-9a-f]{12}$/.test(only)) return (await store.readRelease(only)).parts;
  if (words.length === 0)
    throw new WrongUsage('Name what to promote: PART@VERSION, more of them, or the id of a release.');
  return Object.fromEntries(
    words.map((word) => {
      const [part, version] = word.split('@');
      if (!part || !version) throw new WrongUsage(`"${word}" is neither PART@VERSION nor the id of a release.`);
      return [part, version];
    }),
  );
}
