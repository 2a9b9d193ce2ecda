import { SourceMap } from 'node:module';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { decodeJson } from '@site/delivery/store/store-layout';

const placeInScript = /https?:\/\/[^\s/]+\/_\/([\w-]+)\/([\w.-]+\.js):(\d+):(\d+)/g;

/** For development: a browser's stack with places in the sources, as far as the store has source maps of its scripts. */
export async function mapStack(store: Pick<ReleaseStore, 'readFile'>, stack: string): Promise<string> {
  const places = new Map<string, string>();
  for (const [place, part = '', file = '', line, column] of stack.matchAll(placeInScript)) {
    const entry = (await findMap(store, part, file))?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry && 'originalSource' in entry && entry.originalSource)
      places.set(place, `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
  }
  return stack.replace(placeInScript, (place) => places.get(place) ?? place);
}

async function findMap(store: Pick<ReleaseStore, 'readFile'>, part: string, file: string) {
  const script = await store.readFile(part, file).catch(undefinedIfNotInStore);
  const name = script && /\/\/# sourceMappingURL=([\w.-]+)\s*$/.exec(script.toString('utf8').slice(-200))?.[1];
  const map = name ? await store.readFile(part, name).catch(undefinedIfNotInStore) : undefined;
  return map && new SourceMap(decodeJson(map, `${part}/${name}`));
}
