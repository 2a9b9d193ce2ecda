import { content as healthcare } from '../industries/healthcare/content.ts';
import { textOf } from '../testing/words-of.ts';
import { home as page } from './home.ts';
import { homeSections } from './home-sections.ts';

const home = { ...page, ...homeSections };

describe('home', () => {
  it('offers a visit from every slide', () => {
    for (const { button, secondButton } of home.hero)
      expect([button, secondButton]).toContainEqual({
        label: 'Arrange a visit',
        path: expect.stringMatching(/^\/contact/),
      });
  });

  it('repeats no number of its bars and counters elsewhere', () => {
    const { about, counters: _, ...others } = home;
    expect(textOf([others, about.intro, about.text])).not.toMatch(/\b(10|20|50|1,?000)\+/);
  });

  it('counts hospitals and beds as the healthcare page does', () => {
    const { label } = home.partners.proof;
    const { title, rows } = healthcare.served;
    const beds = rows.reduce((all, { cells: [value] }) => all + Number(value), 0);
    expect([rows.length, label]).toEqual([4, expect.stringContaining(`four hospitals with ${beds} beds`)]);
    expect(title).toContain(`${beds}\u00a0beds`);
  });
});
