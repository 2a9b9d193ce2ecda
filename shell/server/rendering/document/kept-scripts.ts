import { createHash } from 'node:crypto';
import { dataKey, keptScript } from '@site/contracts/kept-scripts';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { PageData } from '@site/contracts/site';
import type { OwnedRoute } from '@site/release/releases/release-table';
import type { ServedPage } from '../../../app/served-page.ts';
import { assetBase, integrityOf, rowsOfPart } from '../../releases/site-release.ts';

/** Address and integrity. */
type LinkedScript = [href: string, integrity: string];

interface Content {
  key: string;
  content: unknown;
  /** Says it; undefined where the part was built before there were such scripts, or otherwise. */
  script: LinkedScript | undefined;
}

/** Takes out of a page what scripts of its parts say, to the byte. Made once for a release. */
export function createKeptScripts(manifests: PartManifest[], hasRetired: boolean) {
  const rows = manifests
    .filter(({ name }) => name !== hostPart)
    .map((manifest) => contentOf(manifest, manifest.name, rowsOfPart(manifest)));
  return function serve(page: PageData, route: OwnedRoute): { served: ServedPage; scripts: LinkedScript[] } {
    const owner = manifests.find(({ name }) => name === route.part);
    const { [route.path]: own, ...loaderData } = page.loaderData;
    const found = owner && own ? contentOf(owner, dataKey(route), own) : undefined;
    const data = found?.script && found;
    const { id, parts, moved } = page.release;
    return {
      served: {
        ...page,
        release: {
          id,
          parts: Object.fromEntries(
            Object.entries(parts).map(([name, { integrity: _, files: __, ...part }]) => [name, part]),
          ),
          // Scripts of parts know nothing of one that is gone.
          ...(hasRetired && { moved: moved ?? {} }),
        },
        loaderData: data ? loaderData : page.loaderData,
        kept: Object.fromEntries(rows.flatMap(({ key, content, script }) => (script ? [] : [[key, content]]))),
        keptData: data ? { [route.path]: data.key } : {},
      },
      scripts: [...rows, ...(data ? [data] : [])].flatMap(({ script }) => (script ? [script] : [])),
    };
  };
}

function contentOf(manifest: PartManifest, key: string, content: unknown): Content {
  const file = fileWith(manifest, keptScript(key, content));
  return { key, content, script: file ? [assetBase(manifest) + file, integrityOf(manifest, file)] : undefined };
}

/** The part's file for browsers with exactly this text; undefined where it has none. */
function fileWith({ files }: PartManifest, text: string): string | undefined {
  const hash = createHash('sha384').update(text).digest('base64');
  const found = Object.entries(files).find(([file, { sha384 }]) => sha384 === hash && file.startsWith('browser/'));
  return found?.[0].replace('browser/', '');
}
