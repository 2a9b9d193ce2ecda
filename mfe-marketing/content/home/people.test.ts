import { toSlug } from '@site/text/slug';
import { industries, services } from '../all-pages.ts';
import { textOf } from '../testing/words-of.ts';
import { people } from './people.ts';

const cases = people.map((person) => [person.label, person] as const);

describe('a person in the hero’s building', () => {
  it.each(cases)('%s has the sheet on the page, below the heading that the link names', (_, { slug, anchor }) => {
    expect(anchor).toBe(toSlug(bandOf(slug).title));
  });

  it.each(cases.filter(([label]) => !label.startsWith('The gardener')))('%s has signed it', (label, { slug }) => {
    const [name = ''] = label.split(',');
    expect(textOf(bandOf(slug))).toContain(name);
  });

  it.each(cases.filter(([, { outcome }]) => outcome.includes('minutes')))(
    '%s took as long as the times on the sheet say',
    (_, { slug, outcome }) => {
      const times = [...textOf(bandOf(slug)).matchAll(/(\d+):(\d+)/g)].map(
        ([, hour, minute]) => 60 * Number(hour) + Number(minute),
      );
      const spans = times.flatMap((from) => times.map((to) => to - from));
      expect(spans).toContain(Number(/(\d+) minutes/.exec(outcome)?.[1]));
    },
  );
});

function bandOf(slug: string) {
  const page = [...services, ...industries].find((one) => one.slug === slug);
  if (!page) throw new Error(`No page has the slug ${slug}.`);
  return page.sample;
}
