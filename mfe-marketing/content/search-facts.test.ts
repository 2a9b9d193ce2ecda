import { table } from '../route-table.ts';
import { everydayWords } from './everyday-words.ts';

const found = table.routes.filter(({ isIndexed }) => isIndexed);

describe('what search knows of the pages', () => {
  it('says of every page where it is from', () => {
    expect(found.filter(({ section }) => !section).map(({ path }) => path)).toEqual([]);
  });

  it('keeps everyday words for pages that there are', () => {
    const slugs = found.map(({ path }) => path.slice(1));
    expect(Object.keys(everydayWords).filter((slug) => !slugs.includes(slug))).toEqual([]);
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
