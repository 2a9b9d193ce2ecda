import type { SourceMapPayload } from 'node:module';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { decodeJson } from '@site/delivery/store/store-layout';
import { findSource } from '@site/service/process/source-maps';

/** A place as a browser's stack names it, such as `http://localhost:8080/_/blog/routes.3f9ac2d1.js:1:4711`: part, file, line and column. */
const placeInBrowserStack = /https?:\/\/[^\s/]+\/_\/([\w-]+)\/([\w.-]+\.js)(?:\?try=\d+)?:(\d+):(\d+)/g;

/** For development: a browser's stack with places in the sources, as far as the store has source maps of its scripts. */
export async function mapStack(store: Pick<ReleaseStore, 'readFile'>, stack: string): Promise<string> {
  const places = new Map<string, string>();
  for (const [place, part = '', file = '', line, column] of stack.matchAll(placeInBrowserStack)) {
    const map = await readMap(store, part, file);
    const original = map && findSource(map, Number(line), Number(column));
    if (original) places.set(place, `${original.source}:${original.line}:${original.column}`);
  }
  return stack.replace(placeInBrowserStack, (place) => places.get(place) ?? place);
}

async function readMap(
  store: Pick<ReleaseStore, 'readFile'>,
  part: string,
  file: string,
): Promise<SourceMapPayload | undefined> {
  const script = await store.readFile(part, file).catch(undefinedIfNotInStore);
  const name = script && /\/\/# sourceMappingURL=([\w.-]+)\s*$/.exec(script.toString('utf8').slice(-200))?.[1];
  const map = name ? await store.readFile(part, name).catch(undefinedIfNotInStore) : undefined;
  return map && decodeJson(map, `${part}/${name}`);
}
