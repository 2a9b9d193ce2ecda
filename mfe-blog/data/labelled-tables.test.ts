import { labelledTables } from './labelled-tables.ts';

const heads = '<thead><tr><th>Zone</th><th align="right">Posts &amp; <em>shifts</em></th></tr></thead>';

it('gives each cell but the first the head of its column', () => {
  expect(
    labelledTables(
      `<p>One</p><table>${heads}<tbody><tr><td>Gate</td><td align="right">6</td></tr><tr><td>Hall</td><td></td></tr></tbody></table>`,
    ),
  ).toBe(
    `<p>One</p><table data-labelled="">${heads}<tbody><tr><td>Gate</td><td data-label="Posts &amp; shifts" align="right">6</td></tr><tr><td>Hall</td><td data-label="Posts &amp; shifts"></td></tr></tbody></table>`,
  );
});

it('leaves a table without heads as it is', () => {
  const html = '<table><tbody><tr><td>Gate</td><td>6</td></tr></tbody></table>';
  expect(labelledTables(html)).toBe(html);
});
