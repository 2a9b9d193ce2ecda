import { labelledTables } from './labelled-tables.ts';

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
