import { excerptOf, plainText, readingMinutes } from './markup.ts';

it('counts words, not tags', () => {
  expect(readingMinutes(`<p>${'word '.repeat(500)}</p>`)).toBe(3);
  expect(readingMinutes(`<p>${'<a href="/plumbing-services" title="To the page">word</a> – '.repeat(500)}</p>`)).toBe(
    3,
  );
});

it('says one minute for the shortest text', () => {
  expect(readingMinutes('<p>Closed today.</p>')).toBe(1);
});

it('puts every block of a post on a line', () => {
  expect(plainText('<h2>Two days before</h2>\n<ul>\n<li><em>One</em> pump</li><li>Two</li></ul><p>A<br>B</p>')).toBe(
    'Two days before\nOne pump\nTwo\nA\nB',
  );
});

it('reads characters written as entities once', () => {
  expect(plainText('<p>5 &lt; 6 &amp; &quot;pumps&quot; &amp;lt;</p>')).toBe('5 < 6 & "pumps" &lt;');
});

it('makes safe excerpts, cut at a word', () => {
  expect(excerptOf('Pipes & <b>valves</b>')).toBe('<p>Pipes &amp; &lt;b&gt;valves&lt;/b&gt;</p>');
  const long = excerptOf('word '.repeat(80));
  expect(long).toMatch(/^<p>(?:word )*word…<\/p>$/);
  expect(long.length).toBeLessThan(210);
});
