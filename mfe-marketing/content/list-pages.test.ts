import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartTable } from '@site/contracts/part';
import type { PartRoute } from '@site/contracts/part-routes';
import { pageLists, writePageLists } from './list-pages.ts';

const kinds = [
  { folder: 'services', model: 'pantry', page: 'ServicePage', menu: 'services' },
  { folder: 'industries', model: 'corporate', page: 'IndustryPage', menu: 'industries' },
  { folder: 'company', model: 'about-us', page: 'CompanyPage', menu: 'about' },
  { folder: 'legal', model: 'disclaimer', page: 'LegalPage', menu: 'legal' },
];

const part = path.join(__dirname, '..');
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'marketing-'));
  for (const entry of ['brochure', 'components', 'content', 'data', 'pages', 'route-table.ts', 'routes.tsx'])
    cpSync(path.join(part, entry), path.join(copy, entry), { recursive: true });
  symlinkSync(path.join(part, '../node_modules'), path.join(copy, 'node_modules'));
});

afterEach(() => rmSync(copy, { recursive: true }));

it.each(Object.entries(pageLists(__dirname)))('keeps %s up to date; if not, build this part', (file, text) => {
  expect(readFileSync(path.join(__dirname, file), 'utf8')).toBe(text);
});

it.each(kinds)('makes one file in $folder a page with row, menu and search words', async (kind) => {
  addFile(kind);
  const { table, routes } = await readPart();
  const row = table.routes.find((entry) => entry.path === '/lift-care');
  expect(row).toMatchObject({ page: kind.page, label: 'Lift Care' });
  expect(row?.menus).toEqual([{ group: kind.menu, order: 2, label: 'Lift Care' }]);
  expect(row?.searchWords).toContain('udan khatola');
  expect((await routeAt('/lift-care', routes)?.page())?.name).toBe(kind.page);
  expect(await contentAt('/lift-care', routes)).toMatchObject({ slug: 'lift-care' });
});

it.each(kinds)('drops pages whose $folder file is gone', async (kind) => {
  rmSync(addFile(kind));
  const { table, routes } = await readPart();
  expect(table.routes.map((row) => row.path)).not.toContain('/lift-care');
  expect(routeAt('/lift-care', routes)).toBeUndefined();
});

it.each(kinds.slice(0, 2))(
  'shows a new file in $folder on its list page, at home and in the brochure',
  async (kind) => {
    addFile(kind);
    const { routes, brochureContent } = await readPart();
    expect(JSON.stringify(await contentAt(`/${kind.folder}`, routes))).toContain('"path":"/lift-care"');
    expect(JSON.stringify(await homeCards(kind))).toContain('"path":"/lift-care"');
    expect(JSON.stringify(brochureContent)).toContain('"name":"Lift Care"');
  },
);

it('says what a page file lacks', () => {
  writeFileSync(path.join(copy, 'content/legal/empty.ts'), 'export const empty: TextContent = {\n};\n');
  expect(() => pageLists(path.join(copy, 'content'))).toThrow(/empty\.ts: expected the page's `slug/);
});

/** Adds a second page to the folder, copied from an existing one under another name and slug. */
function addFile({ folder, model }: { folder: string; model: string }): string {
  const source = readFileSync(path.join(copy, 'content', folder, `${model}.ts`), 'utf8');
  const file = path.join(copy, 'content', folder, 'lift-care.ts');
  writeFileSync(
    file,
    source
      .replace(/^export const (\w+?)(Listing)?:/gm, 'export const liftCare$2:')
      .replace(/^ {2}slug: .*$/m, "  slug: 'lift-care',")
      .replace(/^ {2}name: .*$/m, "  name: 'Lift Care',")
      .replace(/^ {2}order: .*$/m, '  order: 15,')
      .replace(/^ {2}searchWords: \[/m, "  searchWords: ['udan khatola',"),
  );
  return file;
}

/** Writes the copy's lists, as every build does first, and loads its table and routes. */
async function readPart() {
  writePageLists(path.join(copy, 'content'));
  const { table }: { table: PartTable } = await import(path.join(copy, 'route-table.ts'));
  const { routes }: { routes: PartRoute[] } = await import(path.join(copy, 'routes.tsx'));
  const { brochureContent } = await import(path.join(copy, 'brochure/brochure-content.ts'));
  return { table, routes, brochureContent };
}

async function homeCards({ folder }: { folder: string }): Promise<unknown> {
  return import(path.join(copy, 'content', folder, 'home-cards.ts'));
}

function routeAt(address: string, routes: PartRoute[]): PartRoute | undefined {
  return routes.find((route) => route.path === address);
}

async function contentAt(address: string, routes: PartRoute[]): Promise<unknown> {
  // Loaders of this part read none of their arguments.
  return routeAt(address, routes)?.loader?.({} as never);
}
