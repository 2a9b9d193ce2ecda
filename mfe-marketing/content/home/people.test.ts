import { toSlug } from '@site/text/slug';
import { services } from '../all-pages.ts';
import { textOf } from '../testing/words-of.ts';
import { housePapers } from './house-papers.ts';
import { people } from './people.ts';

const cases = people.map((person) => [person.label, person] as const);

describe('a person in the hero’s building', () => {
  it.each(cases)('%s has signed the paper that the label names', (label, { id }) => {
    const [name, paper = ''] = label.split(', ');
    expect(housePapers[id].signatures[0]?.name).toBe(name);
    expect(housePapers[id].title.toLowerCase()).toContain(paper.split(' ').at(-1));
  });

  it.each(cases)('%s leads to a sample of the same trade', (_, { slug, anchor }) => {
    const page = services.find((service) => service.slug === slug);
    expect(anchor).toBe(toSlug(page?.sample.title ?? ''));
  });

  it.each(cases.filter(([, { outcome }]) => outcome.includes('minutes')))(
    '%s took as long as the times on the paper say',
    (_, { id, outcome }) => {
      const times = [...textOf(housePapers[id]).matchAll(/(\d+):(\d+)/g)].map(
        ([, hour, minute]) => 60 * Number(hour) + Number(minute),
      );
      const spans = times.flatMap((from) => times.map((to) => to - from));
      expect(spans).toContain(Number(/(\d+) minutes/.exec(outcome)?.[1]));
    },
  );

  it('is in one house on one day with all others', () => {
    const papers = Object.values(housePapers);
    expect(new Set(papers.map(({ site, period }) => `${site}, ${period}`)).size).toBe(1);
    expect(people.map(({ id }) => id).sort()).toEqual(Object.keys(housePapers).sort());
  });
});
