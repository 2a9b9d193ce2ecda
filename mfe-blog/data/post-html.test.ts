import { alignedCells, headedHtml, labelledTables, picturesOf, replaceElements } from './post-html.ts';

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

it('gives a heading no id that another has by its own words', () => {
  const { headings } = headedHtml('<h2>Round 3</h2><h2>Round</h2><h2>Round</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['about-round-3', 'about-round', 'about-round-4']);
});

const heads = '<thead><tr><th>Zone</th><th align="right">Posts &amp; <em>shifts</em></th><th>Break</th></tr></thead>';

it('gives each cell but the first the head of its column', () => {
  expect(
    labelledTables(
      `<p>One</p><table>${heads}<tbody><tr><td>Gate</td><td align="right">6</td><td>Tea</td></tr><tr><td>Hall</td><td></td></tr></tbody></table>`,
    ),
  ).toBe(
    `<p>One</p><table data-labelled="">${heads}<tbody><tr><td>Gate</td><td data-label="Posts &amp; shifts" align="right">6</td><td data-label="Break">Tea</td></tr><tr><td>Hall</td><td data-label="Posts &amp; shifts"></td></tr></tbody></table>`,
  );
});

it.each(['', '<thead><tr><th>Zone</th><th>Posts</th></tr></thead>'])(
  'leaves a table without heads, or of two columns, as it is: %s',
  (head) => {
    const html = `<table>${head}<tbody><tr><td>Gate</td><td>6</td></tr></tbody></table>`;
    expect(labelledTables(html)).toBe(html);
  },
);

it('leaves a table with cells over several columns as it is', () => {
  const html = `<table>${heads}<tbody><tr><td colspan="2">Gate</td><td>6</td></tr></tbody></table>`;
  expect(labelledTables(html)).toBe(html);
});

it('takes pictures from the host of the API, wherever their address is among the attributes', () => {
  const html = '<p><img src="/uploads/a.webp" alt="A"> <img alt="B" src="/uploads/b.webp" /></p>';
  expect(picturesOf('https://api.example', html)).toBe(
    '<p><img loading="lazy" decoding="async" src="https://api.example/uploads/a.webp" alt="A"> ' +
      '<img alt="B" loading="lazy" decoding="async" src="https://api.example/uploads/b.webp" /></p>',
  );
});

const quotes = { opening: /<q\b[^<>]*>/, closing: '</q>' };

it('replaces each element, whatever its attributes, and keeps all else', () => {
  const html = '<p>a <q>b</q> c <q cite="/d">e <b>f</b></q></p>';
  expect(replaceElements(html, quotes, (opening, inner) => `[${opening}|${inner}]`)).toBe(
    '<p>a [<q>|b] c [<q cite="/d">|e <b>f</b>]</p>',
  );
});

it('keeps tags that lack the other one', () => {
  for (const html of ['', 'a', '<q>a', 'a</q>b', '<p></q><q>'])
    expect(replaceElements(html, quotes, () => 'never')).toBe(html);
});

it('aligns cells without an attribute that is no longer HTML', () => {
  expect(
    alignedCells('<tr><th align="right">kWh</th><td data-label="a" align="center">5</td></tr><p>align="x"</p>'),
  ).toBe('<tr><th data-align="right">kWh</th><td data-label="a" data-align="center">5</td></tr><p>align="x"</p>');
});

it('aligns cells below a head that contains >', () => {
  const html =
    '<table><tr><th>Zone</th><th>Load &gt; 5</th><th>Fee</th></tr><tr><td>Gate</td><td align="right">6</td></tr></table>';
  expect(alignedCells(labelledTables(html))).toContain('<td data-label="Load &gt; 5" data-align="right">6</td>');
});
