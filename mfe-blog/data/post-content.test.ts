import { postContent } from './post-content.ts';

it('gives second-level headings ids and plain text', () => {
  const html = '<p>One</p><h2>Demand &amp; <em>supply</em></h2><h3>Small</h3><h2>Units:<br>kWh\n and 5 A</h2>';
  expect(postContent(html).headings).toEqual([
    { id: 'about-demand-supply', text: 'Demand & supply' },
    { id: 'about-units-kwh-and-5-a', text: 'Units: kWh and 5 A' },
  ]);
});

it('gives equal headings, and one without a-z, unique ids', () => {
  expect(idsIn('<h2>Week</h2><h2>Week</h2><h2>पानी</h2>')).toEqual(['about-week', 'about-week-2', 'about-3']);
});

it('gives a heading no id that another has by its own words', () => {
  expect(idsIn('<h2>Round 3</h2><h2>Round</h2><h2>Round</h2>')).toEqual([
    'about-round-3',
    'about-round',
    'about-round-4',
  ]);
});

function idsIn(html: string): string[] {
  return postContent(html).headings.map(({ id }) => id);
}
