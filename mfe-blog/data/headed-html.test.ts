import { headedHtml } from './headed-html.ts';

it('gives second-level headings ids and plain text', () => {
  expect(headedHtml('<p>One</p><h2>Demand &amp; <em>supply</em></h2><h3>Small</h3><h2>Units: kWh</h2>')).toEqual({
    html: '<p>One</p><h2 id="about-demand-supply">Demand &amp; <em>supply</em></h2><h3>Small</h3><h2 id="about-units-kwh">Units: kWh</h2>',
    headings: [
      { id: 'about-demand-supply', text: 'Demand & supply' },
      { id: 'about-units-kwh', text: 'Units: kWh' },
    ],
  });
});

it('gives equal headings, and one without a-z, unique ids', () => {
  const { headings } = headedHtml('<h2>Week</h2><h2>Week</h2><h2>पानी</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['about-week', 'about-week-2', 'about-3']);
});
