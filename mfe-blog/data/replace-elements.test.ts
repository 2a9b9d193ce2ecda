import { replaceElements } from './replace-elements.ts';

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
