import { anchorOf } from '../../data/headings.ts';
import { content as healthcare } from '../industries/healthcare/content.ts';
import { content as disclaimer } from '../legal/pages/disclaimer.ts';
import { textOf } from '../testing/words-of.ts';
import { home as page } from './home.ts';
import { homeSections } from './home-sections.ts';

const home = { ...page, ...homeSections };

describe('home', () => {
  it('leads from three slides to contact, services and the company', () => {
    expect(home.hero.map((slide) => slide.button.path)).toEqual(['/contact', '/services', '/about-us']);
  });

  it('offers a visit from every slide', () => {
    for (const { button, secondButton } of home.hero)
      expect([button, secondButton]).toContainEqual({ label: 'Arrange a visit', path: '/contact' });
  });

  it('covers in its slides the service standard, manpower across industries and the next generation of leaders', () => {
    expect(home.hero.map((slide) => slide.headline)).toEqual([
      expect.stringMatching(/facility service standard/i),
      expect.stringMatching(/manpower services across industries/i),
      expect.stringMatching(/next-generation leadership/i),
    ]);
  });

  it('counts to the numbers of the specification', () => {
    expect(home.counters.items.map((item) => [item.title, item.value, item.unit ?? '', item.seconds])).toEqual([
      ['Industries', 10, '+', 3],
      ['Professional Workers', 1000, '', 5],
      ['Combined Industry Experience', 50, '+', 7],
      ['Happy Customers', 20, '+', 9],
    ]);
  });

  it('leads from its counters to how they are counted', () => {
    const [page, anchor] = home.counters.more.path.split('#');
    expect(page).toBe(`/${disclaimer.slug}`);
    expect(disclaimer.sections.map(({ heading }) => anchorOf(heading))).toContain(anchor);
  });

  it('repeats no number of its bars and counters elsewhere', () => {
    const { about, counters: _, ...others } = home;
    expect(textOf([others, about.intro, about.text])).not.toMatch(/\b(10|20|50|1,?000)\+/);
  });

  it('draws both progress bars', () => {
    expect(home.about.progress).toEqual([
      {
        title: 'Combined Industry Experience',
        unit: 'Years',
        value: 50,
        percent: 77,
        filled: 'in facility management',
        rest: 'in hotels, hospitals and factories',
        spoken: '50 years',
        seconds: 9,
      },
      {
        title: 'Manpower',
        unit: '+',
        value: 1000,
        percent: 90,
        filled: 'posted at clients’ sites',
        rest: 'our reserve',
        spoken: '1,000 people',
        seconds: 9,
      },
    ]);
  });

  it('counts hospitals and beds as the healthcare page does', () => {
    const { label } = home.partners.proof;
    const { title, rows } = healthcare.served;
    const beds = rows.reduce((all, { cells: [value] }) => all + Number(value), 0);
    expect([rows.length, label]).toEqual([4, expect.stringContaining(`four hospitals with ${beds} beds`)]);
    expect(title).toContain(`${beds}\u00a0beds`);
  });

  it('names three customers by first name and initial, ten partners once each', () => {
    for (const { name } of home.testimonials.voices) expect(name).toMatch(/^(Dr )?\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
    expect(new Set(home.testimonials.voices.map((voice) => voice.name)).size).toBe(3);
    expect(new Set(home.partners.names).size).toBe(10);
  });
});
