import { profiles } from '../content/company/leadership.ts';
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
    const text = found.find(({ path }) => path === '/plumbing-services')?.searchText?.split('\n');
    for (const answer of plumbing.faqs.map(({ answer }) => answer)) expect(text).toContain(answer);
    const leadership = found.find(({ path }) => path === '/our-leadership')?.searchText;
    for (const { name } of profiles) expect(leadership).toContain(name);
    expect(
      found.filter(({ searchText }) => /\.webp|updated|\/uploads/.test(searchText ?? '')).map(({ path }) => path),
    ).toEqual([]);
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
