import { type PartRows, rowsOf } from '@site/contracts/data-scripts';
import { hostPart } from '@site/contracts/manifest';
import type { PageData, SitePart, SiteRelease } from '@site/contracts/site';
import { table } from '../route-table.ts';

/** A page's data as its HTML carries them: without what data scripts of its parts hold (`data-scripts.ts`). */
export interface ServedPage extends Omit<PageData, 'release'> {
  release: Pick<SiteRelease, 'id' | 'moved'> & { parts: Record<string, Omit<SitePart, 'files' | 'integrity'>> };
  /** By key, the data that no script holds. */
  inlineData: Record<string, unknown>;
  /** By route, the key of the data that a script holds. */
  scriptDataKeys: Record<string, string>;
}

/** `scripts` is what the data scripts stored. Throws where one is missing. */
export function restorePageData(
  { inlineData, scriptDataKeys, ...page }: ServedPage,
  scripts: Record<string, unknown>,
): PageData {
  const known: Record<string, unknown> = { ...scripts, ...inlineData, [hostPart]: hostRows };
  const contentOf = (key: string) => {
    const content = known[key];
    if (content === undefined) throw new Error(`A script of this page that holds "${key}" was not loaded.`);
    return content;
  };
  const { id, parts, moved } = page.release;
  // This release's own server wrote the data, or checked that the script is the same to the byte.
  const rows = Object.keys(parts).map((name) => contentOf(name) as PartRows);
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
      ...Object.fromEntries(Object.entries(scriptDataKeys).map(([path, key]) => [path, contentOf(key)])),
    },
  };
}

/** Server and browser both have the host's rows in their code. */
const hostRows = rowsOf({ name: hostPart, entry: '', chunks: {}, table }, '');

function filesOf({ files = {}, integrity = '' }: Partial<PartRows> = {}): Pick<SitePart, 'files' | 'integrity'> {
  return { files, integrity };
}
