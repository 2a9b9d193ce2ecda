import { profiles } from '../content/company/leadership.ts';
import { hospitalProof } from '../content/industries/healthcare/proof.ts';
import { residential } from '../content/industries/residential/content.ts';
import { plumbing } from '../content/services/plumbing/content.ts';
import { table } from '../route-table.ts';

const found = table.routes.filter(({ isIndexed }) => isIndexed);

describe('what search knows of the pages', () => {
  it('says where every page is from', () => {
    expect(found.filter(({ section }) => !section).map(({ path }) => path)).toEqual([]);
  });

  it('knows the whole text of every page, and no file names', () => {
    expect(found.filter(({ searchText = '' }) => searchText.split(/\s+/).length < 100).map(({ path }) => path)).toEqual(
      [],
    );
    const text = textOf('/plumbing-services');
    for (const answer of plumbing.faqs.map(({ answer }) => answer)) expect(text).toContain(answer);
    const leadership = found.find(({ path }) => path === '/our-leadership')?.searchText;
    for (const { name } of profiles) expect(leadership).toContain(name);
    expect(
      found.filter(({ searchText }) => /\.webp|updated|\/uploads/.test(searchText ?? '')).map(({ path }) => path),
    ).toEqual([]);
  });

  it('knows the values of one cell as one text, as the header that names them', () => {
    const text = textOf('/healthcare');
    for (const { head, rows } of hospitalProof.staffing.tables) {
      for (const column of head)
        expect(text).toContain(typeof column === 'string' ? column : `${column.title}: ${column.names.join(' / ')}`);
      for (const cell of rows.flatMap(({ cells }) => cells)) expect(text).toContain([cell].flat().join(' / '));
    }
  });

  it('knows a quotation by its caption, which begins with its label', () => {
    const { sample } = residential;
    if (sample?.kind !== 'quotation') throw new Error('The page of housing societies shows no quotation.');
    expect(textOf('/residential')).toContain(`${sample.label}: ${sample.caption}`);
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
  return found.find((route) => route.path === path)?.searchText?.split('\n') ?? [];
}
