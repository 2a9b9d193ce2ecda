import { brand } from '@site/brand';
import { services } from '../all-pages.ts';
import { content as healthcare } from '../industries/healthcare/content.ts';
import { textOf, wordsIn } from '../testing/words-of.ts';
import { content as aboutUs } from './pages/about-us.ts';
import { content as investorsRelationship } from './pages/investors-relationship.ts';
import { content as ourApproach } from './pages/our-approach.ts';
import { content as ourLeadership } from './pages/our-leadership.ts';
import { content as ourVision } from './pages/our-vision.ts';
import { content as sevantraValue } from './pages/sevantra-value.ts';

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
});
