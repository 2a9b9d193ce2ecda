import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardListOf } from './list-cards.ts';
import { type PageFolder, pageFolders } from './page-folders.ts';

/** Writes the lists of each folder, if they changed. Every build starts with this. */
export function writePageLists(content: string): void {
  for (const [file, text] of Object.entries(pageLists(content))) {
    const target = path.join(content, file);
    // Writing an unchanged file would trigger another build in watch mode.
    if (!existsSync(target) || text !== readFileSync(target, 'utf8')) writeFileSync(target, text);
  }
}

/**
 * Sources of the lists, by path below `content/`: all pages for the build; for the browser one lazy import per page, and the cards
 * of all pages.
 */
export function pageLists(content: string): Record<string, string> {
  return Object.fromEntries(
    pageFolders.flatMap((listed) => {
      const { folder, cards } = listed;
      const files = pageFilesIn(path.join(content, folder));
      const sources = files.map(({ file, name, slug }) => {
        return { file: path.join(content, folder, file), page: name, path: addressOf(slug) };
      });
      return [
        [`${folder}/index.ts`, indexOf(listed, files)],
        [`${folder}/lazy.ts`, lazyListOf(listed, files)],
        ...(cards?.lists ?? []).map((list) => [
          `${folder}/${list.file}`,
          written + cardListOf(list, cards?.type ?? '', cards?.fields ?? [], sources),
        ]),
      ];
    }),
  );
}

interface PageFile {
  file: string;
  /** The page's export; its listing is exported as `${name}Listing`. */
  name: string;
  /** As written in the source: a quoted string or a template. */
  slug: string;
  order: number;
}

const lists = ['index.ts', 'lazy.ts', 'home-cards.ts', 'list-cards.ts'];

function pageFilesIn(folder: string): PageFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !lists.includes(file));
  return files
    .sort()
    .map((file) => readPageFile(path.join(folder, file)))
    .sort((one, other) => one.order - other.order);
}

function readPageFile(file: string): PageFile {
  const source = readFileSync(file, 'utf8');
  const find = (pattern: RegExp, wanted: string) => {
    const found = pattern.exec(source)?.[1];
    if (found === undefined) throw new Error(`${file}: expected ${wanted} on a line of its own.`);
    return found;
  };
  return {
    file: path.basename(file),
    name: find(/^export const (\w+): \w+Content = \{$/m, "the page's `export const name: …Content = {`"),
    slug: find(/^ {2}slug: (['`].+['`]),$/m, "the page's `slug: '…',`"),
    order: Number(find(/^ {2}order: (\d+),$/m, 'a whole number as `order: …,`')),
  };
}

const written = '// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.\n';

const head = (imports: string[]) => `${written}${imports.join('\n')}\n`;

function indexOf({ pages, type, listing }: PageFolder, files: PageFile[]): string {
  const imports = [...files]
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ file, name }) => `import { ${name}, ${name}Listing } from './${file}';`);
  return `${head([`import type { ${sorted('ListedPage', listing, type)} } from '../types.ts';`, ...imports])}
/** In the order of menus and cards. */
export const ${pages}: ${type}[] = [
${files.map(({ name }) => `  ${name},\n`).join('')}];

export const ${prefixed('listed', pages)}: ListedPage<${type}, ${listing}>[] = [
${files.map(({ name }) => `  { page: ${name}, listing: ${name}Listing },\n`).join('')}];
`;
}

function lazyListOf({ pages, type }: PageFolder, files: PageFile[]): string {
  const brand = files.some(({ slug }) => slug.includes('brand.')) ? ["import { brand } from '@site/brand';"] : [];
  const entries = files.map(
    ({ file, name, slug }) => `  {
    path: ${addressOf(slug)},
    load: () => import(/* webpackChunkName: "${name}-content" */ './${file}').then((m) => m.${name}),
  },\n`,
  );
  return `${head([...brand, `import type { ${sorted('LazyPage', type)} } from '../types.ts';`])}
/** Each page's words are a chunk, which holds only the export named here. */
export const ${prefixed('lazy', pages)}: LazyPage<${type}>[] = [
${entries.join('')}];
`;
}

/** The slug as written in the source, quotes included, with a slash in front. */
function addressOf(slug: string): string {
  return `${slug.charAt(0)}/${slug.slice(1)}`;
}

function sorted(...names: string[]): string {
  return names.sort().join(', ');
}

function prefixed(prefix: string, name: string): string {
  return prefix + name.charAt(0).toUpperCase() + name.slice(1);
}
