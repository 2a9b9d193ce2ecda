import { type PartRows, rowsOf } from '@site/contracts/kept-scripts';
import { hostPart } from '@site/contracts/manifest';
import type { PageData, SitePart, SiteRelease } from '@site/contracts/site';
import { table } from '../route-table.ts';

/** A page's data as its HTML carries them: without what scripts of its parts say (`kept-scripts.ts`). */
export interface ServedPage extends Omit<PageData, 'release'> {
  release: Pick<SiteRelease, 'id' | 'moved'> & { parts: Record<string, Omit<SitePart, 'files' | 'integrity'>> };
  /** By their keys, what no script says. */
  kept: Record<string, unknown>;
  /** Routes whose data a script says, each with their key. */
  keptData: Record<string, string>;
}

/** `scripts` are what the kept scripts said. Throws where one is missing. */
export function wholePage({ kept, keptData, ...page }: ServedPage, scripts: Record<string, unknown>): PageData {
  const known: Record<string, unknown> = { ...scripts, ...kept, [hostPart]: hostRows };
  const said = (key: string) => {
    const content = known[key];
    if (content === undefined) throw new Error(`A script of this page that says "${key}" was not loaded.`);
    return content;
  };
  const { id, parts, moved } = page.release;
  // Each is written by this release's own server, or is the same to the byte.
  const rows = Object.keys(parts).map((name) => said(name) as PartRows);
  const redirects: SiteRelease['moved'] = moved ?? Object.assign({}, ...rows.map((one) => one.moved));
  return {
    ...page,
    release: {
      id,
      parts: Object.fromEntries(
        Object.entries(parts).map(([name, part], index) => [name, { ...part, ...filesOf(rows[index]) }]),
      ),
      routes: rows.flatMap(({ routes }) => routes),
      documents: rows.flatMap(({ documents }) => documents),
      ...(redirects && Object.keys(redirects).length > 0 && { moved: redirects }),
      fragments: Object.assign({}, ...rows.map(({ fragments }) => fragments)),
    },
    loaderData: {
      ...page.loaderData,
      ...Object.fromEntries(Object.entries(keptData).map(([path, key]) => [path, said(key)])),
    },
  };
}

/** Both sides have them in their code. */
const hostRows = rowsOf({ name: hostPart, entry: '', chunks: {}, table }, '');

function filesOf({ files = {}, integrity = '' }: Partial<PartRows> = {}): Pick<SitePart, 'files' | 'integrity'> {
  return { files, integrity };
}
