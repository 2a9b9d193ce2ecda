import { brand } from '@site/brand';
import { services } from '../all-pages.ts';
import { content as healthcare } from '../industries/healthcare/content.ts';
import { textOf, textsOf, wordsIn } from '../testing/words-of.ts';
import { content as aboutUs, companyTexts } from './pages/about-us.ts';
import { content as investorsRelationship } from './pages/investors-relationship.ts';
import { content as ourApproach } from './pages/our-approach.ts';
import { content as ourLeadership } from './pages/our-leadership.ts';
import { content as ourVision } from './pages/our-vision.ts';
import { content as sevantraValue } from './pages/sevantra-value.ts';
import type { HeadedText } from './types.ts';

describe('company pages', () => {
  it.each([
    [aboutUs, aboutUs.bands],
    [ourVision, ourVision.bands],
    [ourLeadership, [ourLeadership.introduction, ourLeadership.closing, ourLeadership.profiles]],
    [sevantraValue, [sevantraValue.bands, services.map(({ name }) => name)]],
    [ourApproach, ourApproach.subjects.items],
    [investorsRelationship, investorsRelationship.bands],
  ])('$slug has something to say', ({ lead }, content) => {
    const words = wordsIn([lead, content]);
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(450);
  });

  it('about-us describes the company in five paragraphs', () => {
    const texts: HeadedText[] = Object.values(companyTexts);
    expect(texts.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(5);
  });

  it('about-us states the founding year that the CIN contains', () => {
    expect(brand.registration.cin).toMatch(/^U\d{5}[A-Z]{2}1994/);
    expect(textOf(aboutUs)).toContain('Founded in Noida in 1994');
  });

  it('about-us gives the years that other pages name, in order', () => {
    const years = aboutUs.bands.flatMap((band) => ('years' in band ? (band.years ?? []) : []));
    expect(years.map(({ year }) => year)).toEqual([...years.map(({ year }) => year)].sort());
    const since = [
      ['2003', 'electricians'],
      ['2010', 'Anand Mathur'],
      ...healthcare.served.rows.map(({ name, cells }) => [cells[2], name.split(', ')[1]]),
      [brand.countedOn.slice(-4), 'six cities'],
    ];
    expect(years.slice(1).map(({ year }) => year)).toEqual(since.map(([year]) => year));
    for (const [index, [, word]] of since.entries()) expect(years[index + 1]?.text).toContain(word);
    expect(textOf(ourLeadership)).toContain('his son Anand has led it since 2010');
  });

  it('about-us claims a ready manpower of 1,000+', () => {
    expect(textOf(aboutUs)).toContain('ready manpower of 1,000+');
  });

  it.each([ourVision, sevantraValue])('$slug claims the years of the company', (page) => {
    expect(textOf(page)).toContain(`${brand.companyYears}+ years`);
  });

  it('our-vision states vision, mission and principles', () => {
    expect(textsOf(ourVision.bands)).toEqual(expect.arrayContaining(['Our vision', 'Our mission', 'Our principles']));
  });

  it('the value page ends with links to every service', () => {
    expect(sevantraValue.bands.at(-1)?.layout).toBe('services');
  });

  it('our-approach covers its four subjects', () => {
    expect(ourApproach.subjects.items.map(({ heading }) => heading)).toEqual([
      'Paramedic and medical services',
      'Effective operations',
      'Cost-effective operations',
      'Optimum use of resources',
    ]);
  });

  it('investors-relationship explains the rotation of working capital', () => {
    expect(textOf(investorsRelationship)).toMatch(/national investor.*6-month working-capital rotation/s);
  });

  it('investors-relationship says how the investment helps growth', () => {
    const texts = investorsRelationship.bands.flatMap((band) => ('texts' in band ? band.texts : []));
    const growth = texts.find(({ heading }) => heading === 'How it helps us to grow');
    expect(growth?.points?.length).toBeGreaterThanOrEqual(3);
  });

  it('two leaders are introduced', () => {
    expect(ourLeadership.profiles.map((profile) => profile.role)).toEqual([
      'Managing Director',
      'Associate Director, Technical and Process',
    ]);
  });
});
