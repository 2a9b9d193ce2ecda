import { findSource } from '@site/service/process/source-maps';
import type { ReleaseStore } from '../store/release-store.ts';
import { decodeJson, mapKey } from '../store/store-layout.ts';
import { manifestIn, type ResolvedRelease } from './proposal.ts';

/** A place in a browser's stack, such as `http://127.0.0.1:8080/_/blog/routes.3f9ac2d1.js:1:4711`. */
const placeInScript = /\/_\/([\w-]+)\/([\w.-]+\.js)[^:\s]*:(\d+):(\d+)/g;

/**
 * The first place of a stack that is in a part's own sources, as far as source maps were published: `mfe-blog pages/BlogListPage.tsx:12:9`.
 */
export async function sourcePlace(
  { storage }: Pick<ReleaseStore, 'storage'>,
  release: ResolvedRelease,
  stack: string,
): Promise<string | undefined> {
  for (const [, part = '', file = '', line, column] of stack.matchAll(placeInScript)) {
    const manifest = manifestIn(release, part);
    const key = manifest && mapKey(manifest, `browser/${file}`);
    const content = key && (await storage.read(key));
    const original = content && findSource(decodeJson(content, key), Number(line), Number(column));
    if (original && !original.source.includes('node_modules'))
      return `${original.source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')}:${original.line}:${original.column} of ${part}`;
  }
  return undefined;
}
