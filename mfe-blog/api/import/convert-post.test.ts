import { convertPost, readingMinutes } from './convert-post.ts';

it('keeps headings, lists, tables, quotes and emphasis', () => {
  const html = postHtml(
    '## Two days before\n\n- *One*\n- `two`\n\n> Quote\n\n| Dose | Litres |\n|---|--:|\n| 20 ml | 10 |\n',
  );
  expect(html).toContain('<h2 id="about-two-days-before">Two days before</h2>');
  expect(html).toContain('<li><em>One</em></li>');
  expect(html).toContain('<blockquote>');
  expect(html).toContain('<td align="right">10</td>');
});

it('sets a sheet apart as a sample', () => {
  const html = postHtml('```sheet\n### Key register\n\n| Key | Opens |\n|---|---|\n| 14 | **Nothing** |\n```\n');
  expect(html).toMatch(
    /^<figure>\n<figcaption><strong>\w+<\/strong> <em>Sample<\/em><\/figcaption>\n<h3 id="about-key-register">Key register<\/h3>/,
  );
  expect(html).toContain('<td><strong>Nothing</strong></td>');
  expect(html).toMatch(/<\/table>\s*<\/figure>$/);
});

it('cleans what a sheet holds, and makes no sheet within it', () => {
  const html = postHtml('````sheet\n<b onclick="alert(1)">Text</b>\n```sheet\nInner\n```\n````\n');
  expect(html).not.toContain('onclick');
  expect(html.match(/<figure>/g)).toHaveLength(1);
});

it.each([
  ['a script', '<script>alert(1)</script>Text', 'Text'],
  ['a handler', '<p onclick="alert(1)">Text</p>', '<p>Text</p>'],
  ['a style', '<p style="color:red" class="x" id="y">Text</p>', '<p>Text</p>'],
  ['a frame', 'Before <iframe src="https://x.example"></iframe> after', '<p>Before  after</p>'],
  ['a drawing', 'A <svg><a href="/x">b</a></svg>', '<p>A </p>'],
  ['a picture of another site', 'A ![alt](https://x.example/a.png)', '<p>A </p>'],
  ['a script in a link', '[Text](javascript:alert%281%29)', '<p>Text</p>'],
  ['data in a link', '[Text](data:text/html,x)', '<p>Text</p>'],
  ['a link without TLS', '[Text](http://x.example/)', '<p>Text</p>'],
  ['a link to another host without scheme', '[Text](//x.example/)', '<p>Text</p>'],
  ['a link that browsers read so', '<p><a href="/\\x.example">Text</a></p>', '<p>Text</p>'],
  ['a second title', '# Text', '<h2 id="about-text">Text</h2>'],
  ['a cell without its table', '<td>Text</td>', 'Text'],
])('removes %s', (_what, markdown, html) => {
  expect(postHtml(markdown)).toBe(html);
});

it.each([
  ['single tildes', 'Rs 500~600 or Rs 700~800', '<p>Rs 500~600 or Rs 700~800</p>'],
  ['what is struck out', '~~Rs 500~~ Rs 400', '<p><del>Rs 500</del> Rs 400</p>'],
  [
    'marks in HTML',
    '<b>a</b> <i>b</i> <u>c</u> <s>d</s> <mark>e</mark>',
    '<p><b>a</b> <i>b</i> <u>c</u> <s>d</s> <mark>e</mark></p>',
  ],
  [
    'small marks',
    'H<sub>2</sub>O, m<sup>2</sup>, <kbd>Esc</kbd>',
    '<p>H<sub>2</sub>O, m<sup>2</sup>, <kbd>Esc</kbd></p>',
  ],
  ['ticks', '- [x] a\n- [ ] b', '<ul data-list="tasks">\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>'],
  ['a picture', '![A tank](/uploads/a/b-1.webp)', '<p><img src="/uploads/a/b-1.webp" alt="A tank"></p>'],
  ['a fold', '<details><summary>A</summary>\n\nb\n\n</details>', '<details><summary>A</summary>\n<p>b</p>\n</details>'],
  [
    'wide cells',
    '<table><tr><td colspan="2">a</td></tr></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  ['a good link after a bad one', '[a](http://b.example) [c](/d)', '<p>a <a href="/d">c</a></p>'],
  ['links over TLS', '[a](https://b.example/)', '<p><a href="https://b.example/" rel="noopener">a</a></p>'],
  ['numbers to call', '[Call](tel:+911205550142)', '<p><a href="tel:+911205550142">Call</a></p>'],
  ['addresses to write to', '[a](mailto:b@c.example)', '<p><a href="mailto:b@c.example">a</a></p>'],
  ['paragraphs that were in a button', '<button><p>a</p></button>', '<p>a</p>'],
])('keeps %s', (_what, markdown, html) => {
  expect(postHtml(markdown)).toBe(html);
});

it('numbers footnotes in the order of the text', () => {
  expect(postHtml('A[^b], c[^a] and d[^b].\n\n[^a]: E.\n[^b]: F\n  g.\n\n    H.')).toBe(
    [
      '<p>A<sup><a href="#note-fn-b" id="note-fnref-b">1</a></sup>, c<sup><a href="#note-fn-a" id="note-fnref-a">2</a></sup> and d<sup><a href="#note-fn-b" id="note-fnref-b-2">1</a></sup>.</p>',
      '<h2>Notes</h2>',
      '<ol>',
      '<li id="note-fn-b">\n<p>F\ng.</p>\n<p>H. <a href="#note-fnref-b">Back to the text</a> <a href="#note-fnref-b-2">2</a></p>\n</li>',
      '<li id="note-fn-a">\n<p>E. <a href="#note-fnref-a">Back to the text</a></p>\n</li>',
      '</ol>',
    ].join('\n'),
  );
});

it.each([
  ['a link', '[A *tank*](https://youtu.be/aqz-KE-bpKQ?t=3)', '<em>tank</em>'],
  ['a frame', '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A tank"></iframe>', 'A tank'],
])('shows a film in a paragraph of its own as a card: %s', (_what, markdown, title) => {
  const html = postHtml(`Before\n\n${markdown}\n\nafter [this](https://vimeo.com/123456)`);
  expect(html).toContain(
    '<p data-film=""><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener"><strong>A',
  );
  expect(html).toContain(`${title}</strong> <em>Play on youtube.com</em></a></p>`);
  expect(html).toContain('<p>after <a href="https://vimeo.com/123456" rel="noopener">this</a></p>');
});

it.each([
  ['as editors write it', '[a](#what-to-do)\n\n## What to do?', '#about-what-to-do'],
  ['in Hindi', '[a](#क्या-करें)\n\n## क्या करें', '#about-क्या-करें'],
  ['encoded', '[a](#%E0%A4%AA%E0%A4%BE)\n\n### पा', '#about-पा'],
  ['to the second of two', '[a](#pumps-1)\n\n## Pumps\n\n## Pumps', '#about-pumps-1'],
  ['of another post', '[a](/blogs/lifts#doors)', '/blogs/lifts#about-doors'],
])('leads a link to a heading, %s, to its place on the page', (_how, markdown, href) => {
  expect(convertPost(markdown)).toMatchObject({ links: [{ href }], problems: [] });
});

it('names a link to a heading that the post does not have, and those that it has', () => {
  expect(convertPost('## Pumps\n\n[a](#taps)')).toMatchObject({
    problems: [{ line: 3, message: 'the link #taps leads to no heading of this post; write #pumps' }],
  });
});

it.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])('shows an alert of GitHub as a box: %s', (word) => {
  expect(postHtml(`> [!${word.toUpperCase()}]\n> Text`)).toBe(
    `<blockquote data-alert="${word.toLowerCase()}">\n<p><strong>${word}</strong></p>\n<p>Text</p>\n</blockquote>`,
  );
});

it('counts words, not marks', () => {
  expect(readingMinutes('word – '.repeat(500))).toBe(3);
});

it('says one minute for the shortest text', () => {
  expect(readingMinutes('Closed today.')).toBe(1);
});

it.each([
  ['## Two days before\n\n- *One* pump\n- Two\n\nA  \nB', 'Two days before\nOne pump\nTwo\nA\nB'],
  ['| Pump | Room |\n|---|---|\n| 1 | 2 |', 'Pump\nRoom\n1\n2'],
  ['5 < 6 & "pumps" &amp;lt;', '5 < 6 & "pumps" &lt;'],
])('puts every block of %j on a line of its text', (markdown, text) => {
  expect(convertPost(markdown)).toMatchObject({ text });
});

/** The page's HTML; fails where the post is refused. */
function postHtml(markdown: string): string {
  const converted = convertPost(markdown);
  if (converted.status === 'invalid') throw new Error(converted.message);
  return converted.html;
}
