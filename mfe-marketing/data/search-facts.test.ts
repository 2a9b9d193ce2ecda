import { table } from '../route-table.ts';

const found = table.routes.filter(({ isIndexed }) => isIndexed);

describe('what search knows of the pages', () => {
  it('says where every page is from', () => {
    expect(found.filter(({ section }) => !section).map(({ path }) => path)).toEqual([]);
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
