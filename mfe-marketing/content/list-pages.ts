import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of `content/` in which every file is a page, with the names of their lists. */
export const pageFolders = [
  { folder: 'services', pages: 'services', type: 'ServiceContent' },
  { folder: 'industries', pages: 'industries', type: 'IndustryContent' },
  { folder: 'company', pages: 'companyPages', type: 'TextContent' },
  { folder: 'legal', pages: 'legalPages', type: 'TextContent' },
];

type PageFolder = (typeof pageFolders)[number];

/** Writes the two lists of each folder, if they changed. Every build starts with this. */
export function writePageLists(content: string): void {
  for (const [file, text] of Object.entries(pageLists(content))) {
    const target = path.join(content, file);
    // Writing an unchanged file would trigger another build in watch mode.
    if (!existsSync(target) || text !== readFileSync(target, 'utf8')) writeFileSync(target, text);
  }
}

/** Source of the lists by path below `content/`: all pages at once for the build, one lazy import per page for the browser. */
export function pageLists(content: string): Record<string, string> {
  return Object.fromEntries(
    pageFolders.flatMap((folder) => {
      const files = pageFilesIn(path.join(content, folder.folder));
      return [
        [`${folder.folder}/index.ts`, indexOf(folder, files)],
        [`${folder.folder}/lazy.ts`, lazyListOf(folder, files)],
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

function pageFilesIn(folder: string): PageFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !['index.ts', 'lazy.ts'].includes(file));
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

const head = (imports: string[]) =>
  ['// biome-ignore-all format: written by content/list-pages.ts on every build; edits are lost.', ...imports, ''].join(
    '\n',
  );

function indexOf({ pages, type }: PageFolder, files: PageFile[]): string {
  const imports = [...files]
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ file, name }) => `import { ${name}, ${name}Listing } from './${file}';`);
  return `${head([`import type { ${sorted('ListedPage', type)} } from '../types.ts';`, ...imports])}
/** In the order of menus and cards. */
export const ${pages}: ${type}[] = [
${files.map(({ name }) => `  ${name},\n`).join('')}];

export const ${prefixed('listed', pages)}: ListedPage<${type}>[] = [
${files.map(({ name }) => `  { page: ${name}, listing: ${name}Listing },\n`).join('')}];
`;
}

function lazyListOf({ pages, type }: PageFolder, files: PageFile[]): string {
  const brand = files.some(({ slug }) => slug.includes('brand.')) ? ["import { brand } from '@site/brand';"] : [];
  const entries = files.map(
    ({ file, name, slug }) => `  {
    path: ${slug.charAt(0)}/${slug.slice(1)},
    load: () => import('./${file}').then((m) => m.${name}),
  },\n`,
  );
  return `${head([...brand, `import type { ${sorted('LazyPage', type)} } from '../types.ts';`])}
/** Each page's words are a chunk of their own; only the export that is named here goes into it. */
export const ${prefixed('lazy', pages)}: LazyPage<${type}>[] = [
${entries.join('')}];
`;
}

function sorted(...names: string[]): string {
  return names.sort().join(', ');
}

function prefixed(prefix: string, name: string): string {
  return prefix + name.charAt(0).toUpperCase() + name.slice(1);
}
