import { brand } from '@site/brand';
import { companyPages, services } from './all-pages.ts';
import { profiles } from './company/leadership.ts';
import { hospitalProof } from './industries/healthcare/proof.ts';
import { textOf, wordsIn } from './testing/words-of.ts';
import type { TextContent } from './types.ts';

describe('company pages', () => {
  test.each(companyPages.map((page) => [page.slug, page] as const))('%s has something to say', (slug, page) => {
    const shownBeside = page.sections.some(({ layout }) => layout === 'services')
      ? services.map(({ name }) => name)
      : [];
    const words = wordsIn([page.lead, page.sections, shownBeside, slug === 'our-leadership' ? profiles : []]);
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(450);
  });

  test('about-us describes the company in five paragraphs', () => {
    expect(pageAt('about-us').sections.flatMap((section) => section.paragraphs)).toHaveLength(5);
  });

  test('about-us states the founding year that the CIN contains', () => {
    expect(brand.registration.cin).toMatch(/^U\d{5}[A-Z]{2}1994/);
    expect(textOf(pageAt('about-us'))).toContain('Founded in Noida in 1994');
  });

  test('about-us gives the years that other pages name, in order', () => {
    const years = pageAt('about-us').sections.flatMap((section) => section.years ?? []);
    expect(years.map(({ year }) => year)).toEqual([...years.map(({ year }) => year)].sort());
    const since = [
      ['2003', 'electricians'],
      ['2010', 'Anand Mathur'],
      ...hospitalProof.served.rows.map(({ name, cells }) => [cells[2], name.split(', ')[1]]),
      [brand.countedOn.slice(-4), 'six cities'],
    ];
    expect(years.slice(1).map(({ year }) => year)).toEqual(since.map(([year]) => year));
    for (const [place, [, word]] of since.entries()) expect(years[place + 1]?.text).toContain(word);
    expect(textOf(pageAt('our-leadership'))).toContain('his son Anand has led it since 2010');
  });

  test('about-us claims a ready manpower of 1,000+', () => {
    expect(textOf(pageAt('about-us'))).toContain('ready manpower of 1,000+');
  });

  test.each(['our-vision', `${brand.slug}-value`])('%s claims the years of the company', (slug) => {
    expect(textOf(pageAt(slug))).toContain(`${brand.companyYears}+ years`);
  });

  test('our-vision states vision, mission and principles', () => {
    const headings = pageAt('our-vision').sections.map((section) => section.heading);
    expect(headings).toEqual(expect.arrayContaining(['Our vision', 'Our mission', 'Our principles']));
  });

  test('the value page ends with links to every service', () => {
    expect(pageAt(`${brand.slug}-value`).sections.at(-1)?.layout).toBe('services');
  });

  test('our-approach covers its four subjects', () => {
    expect(pageAt('our-approach').sections.map((section) => section.heading)).toEqual([
      'Paramedic and medical services',
      'Effective operations',
      'Cost-effective operations',
      'Optimum use of resources',
    ]);
  });

  test('investors-relationship explains the rotation of working capital', () => {
    expect(textOf(pageAt('investors-relationship'))).toMatch(/national investor.*6-month working-capital rotation/s);
  });

  test('investors-relationship says how the investment helps growth', () => {
    const growth = pageAt('investors-relationship').sections.find(
      (section) => section.heading === 'How it helps us to grow',
    );
    expect(growth?.points?.length).toBeGreaterThanOrEqual(3);
  });

  test('two leaders are introduced', () => {
    expect(profiles.map((profile) => profile.role)).toEqual([
      'Managing Director',
      'Associate Director, Technical and Process',
    ]);
  });
});

function pageAt(slug: string): TextContent {
  const found = companyPages.find((page) => page.slug === slug);
  if (!found) throw new Error(`No company page has the slug ${slug}.`);
  return found;
}
