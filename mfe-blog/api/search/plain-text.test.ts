import { plainText } from './plain-text.ts';

it('puts every block of a post on a line', () => {
  expect(plainText('<h2>Two days before</h2>\n<ul>\n<li><em>One</em> pump</li><li>Two</li></ul><p>A<br>B</p>')).toBe(
    'Two days before\nOne pump\nTwo\nA\nB',
  );
});

it('reads characters written as entities once', () => {
  expect(plainText('<p>5 &lt; 6 &amp; &quot;pumps&quot; &amp;lt;</p>')).toBe('5 < 6 & "pumps" &lt;');
});
