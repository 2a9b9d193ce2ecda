import { companyPages, industries, legalPages, services } from '../content/all-pages.ts';
import { home } from '../content/home/home.ts';
import { homeSections } from '../content/home/home-sections.ts';
import { sampleRecords } from '../content/how-we-work/records.ts';
import { content as healthcare } from '../content/industries/healthcare/content.ts';
import { industriesPage } from '../content/industries/industries-page.ts';
import { servicesPage } from '../content/services/services-page.ts';
import { textsOf } from '../content/testing/words-of.ts';
import { table } from '../route-table.ts';

/** Path and content of every page; some show more than their own. */
const shownPages: [path: string, ...contents: unknown[]][] = [
  ['/', home, homeSections],
  ...[servicesPage, industriesPage, ...services, ...industries, ...companyPages, ...legalPages].map(
    (page) => [`/${page.slug}`, page] as [string, unknown],
  ),
];

/** What search leaves out: samples, whose words are invented or repeat those of other pages, and what the prices of all services have in common. */
const leftOut = textsOf([
  sampleRecords,
  [...services, ...industries].map(paperOf),
  services.map(({ price: { example: _, ...terms } }) => terms),
]);

const found = table.routes.filter(({ isIndexed }) => isIndexed);

describe('what search knows of the pages', () => {
  it('says where every page is from', () => {
    expect(found.filter(({ section }) => !section).map(({ path }) => path)).toEqual([]);
  });

  it.each(shownPages)('knows every text of %s, except samples on paper', (path, ...contents) => {
    const { label, title, description, searchText } = rowOf(path);
    const known = [label, title, description, searchText].join('\n');
    const texts = textsOf(contents).filter((text) => text.includes(' ') && !leftOut.includes(text));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !known.includes(text))).toEqual([]);
  });

  it('knows no sample on paper', () => {
    expect(textOf('/our-approach')).not.toContain(sampleRecords.round.rows[0]?.found);
  });

  it.each([
    ['/our-approach', 'only the lift company opens the doors'],
    ['/cookies-policy', 'proves that a form is ours'],
    ['/corporate', '10:30 am and 3:30 pm'],
  ])('knows the line below an entry of a table: %s', (path, line) => {
    expect(textOf(path)).toContain(line);
  });

  it('knows no file names, dates or settings', () => {
    const machineWords = /\.(?:webp|svg)|updated|\/uploads|^(?:\d{4}-\d\d-\d\d|statement|tiles|quotation|sand)$/m;
    expect(found.filter(({ searchText = '' }) => machineWords.test(searchText)).map(({ path }) => path)).toEqual([]);
  });

  it('knows the values of one cell as one text, as the header that names them', () => {
    const text = textOf('/healthcare');
    for (const { head, rows } of healthcare.staffing.tables) {
      for (const column of head)
        expect(text).toContain(typeof column === 'string' ? column : `${column.title}: ${column.names.join(' / ')}`);
      for (const cell of rows.flatMap(({ cells }) => cells)) expect(text).toContain([cell].flat().join(' / '));
    }
  });

  it('knows what each figure means, and the rows of prices', () => {
    const text = textOf('/healthcare').join('\n');
    const [people, cost] = healthcare.figures;
    expect(text).toContain(`${people?.value} ${people?.meaning}. ${cost?.value} ${cost?.meaning}.`);
    for (const { name } of healthcare.price.month.rows) expect(text).toContain(name);
  });

  it('calls every service by its Hindi name too, as it is written', () => {
    const services = found.filter(({ page }) => page === 'ServicePage');
    expect(
      services
        .filter(({ searchWords }) => !/\p{Script=Devanagari}/u.test(searchWords.join(' ')))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

/** The lines that search knows of a page. */
function textOf(path: string): string[] {
  return rowOf(path).searchText?.split('\n') ?? [];
}

function rowOf(path: string) {
  const row = found.find((route) => route.path === path);
  if (!row) throw new Error(`No page at ${path} is searched.`);
  return row;
}

/** The samples of one page that are drawn as paper. */
function paperOf(page: (typeof services | typeof industries)[number]): unknown {
  const { sample } = page;
  if (sample.kind === 'round') return [healthcare.price.bill, sample.sheet];
  if (sample.kind === 'record') return sample.sheet;
  return sample.kind === 'post' ? sample.price.bills : [];
}
