import { searchAnswers } from './search-answers.ts';

const answers = searchAnswers();

it.each([
  ['1184', ['/house-keeping-services#a-washroom-card-filled-in']],
  ['1187', ['/our-approach#round-sheet-one-of-six-a-day']],
  ['2043', ['/healthcare#what-a-ward-signs']],
  // Two people of one house wrote of these: who found the fault, and who closed it.
  ['3114', ['/#sarita', '/#deepak']],
  ['3115', ['/#suresh', '/#mahesh']],
  ['3116', ['/#harish']],
])('fault %s is found by its number, on the sheet that it stands on', (number, paths) => {
  expect(answers.filter(({ words }) => words.includes(number)).map(({ path }) => path)).toEqual(paths);
});

it.each([
  ['/paramedic-services#what-a-nurse-or-paramedic-costs', 'Price of a nurse: ₹43,011 a month, of a paramedic ₹38,232'],
  ['/healthcare#what-the-posts-cost', 'For 12 hours a day it is ₹47,790.'],
  ['/residential#what-a-society-of-120-or-400-flats-pays', '₹1,179 a flat in a society of 120, ₹1,152 a flat'],
])('states the price that %s works out', (place, price) => {
  const { title = '', text = '' } = answers.find(({ path }) => path === place) ?? {};
  expect(`${title} ${text}`).toContain(price);
});

it('denies no maintenance or repair in a title, which the search would show to whoever asks for those', () => {
  const denials = answers.filter(({ title }) => title.startsWith('Not offered'));
  expect(denials.length).toBeGreaterThan(0);
  for (const { title, words } of denials) expect(`${title} ${words}`).not.toMatch(/maintenance|repair/);
});

it('answers each question at a place of its own, because the search knows a place only once', () => {
  const paths = answers.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
