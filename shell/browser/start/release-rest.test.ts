import { oneLater } from './release-rest.ts';

test('leaves out one more of each row at every step, up to the longest', () => {
  document.body.innerHTML = `<main><section></section><section></section><section></section>
    <ul><li><h3></h3></li><li><h3></h3></li><li><h3></h3></li><li><h3></h3></li></ul></main><footer></footer>`;
  let selector = 'section ~ section, li ~ li:has(h2, h3), main ~ footer';
  const counts: number[] = [];
  for (let step = 0; step < 4; step++) {
    counts.push(document.querySelectorAll(selector).length);
    selector = oneLater(selector);
  }
  expect(counts).toEqual([6, 3, 1, 0]);
});
