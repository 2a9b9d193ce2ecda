import { lintMarkdown } from '../authoring/lint-markdown.ts';
import { convertPost } from './convert-post.ts';

const items = '<ul><li>Taps</li><li>Drains</li></ul>';

it.each([
  ['paragraphs of the editor', '·\u00a0\u00a0\u00a0\u00a0 Taps\n\n·\u00a0\u00a0\u00a0\u00a0 Drains', items],
  ['plain text', '•\tTaps\n•\tDrains', items],
  ['lines with hard breaks', '• Taps\\\n• Drains', items],
  ['bullets of Wingdings', '\uf0a7 Taps\n\n\uf0a7 Drains', items],
  ['hyphens', '-\u00a0\u00a0 Taps\n\n-\u00a0\u00a0 Drains', items],
  ['numbers', '3.\u00a0\u00a0 Taps\n\n4.\u00a0\u00a0 Drains', '<ol start="3"><li>Taps</li><li>Drains</li></ol>'],
  ['a line above', 'We mend:\n• Taps\n• Drains', `<p>We mend:</p>${items}`],
  ['a long item', '• Taps\n• Drains\nand tanks', '<ul><li>Taps</li><li>Drains and tanks</li></ul>'],
  ['marked words', '·\u00a0\u00a0**Taps** leak', '<ul><li><strong>Taps</strong> leak</li></ul>'],
  [
    'levels',
    '·\u00a0 Water\n\no\u00a0 Taps\n\n§\u00a0 Washers\n\no\u00a0 Drains\n\n·\u00a0 Power',
    '<ul><li>Water<ul><li>Taps<ul><li>Washers</li></ul></li><li>Drains</li></ul></li><li>Power</li></ul>',
  ],
  ['a list after text', '• Taps\n\nThen\n\n• Drains', '<ul><li>Taps</li></ul><p>Then</p><ul><li>Drains</li></ul>'],
])('makes a list of %s', (_what, markdown, html) => {
  expect(shown(markdown)).toBe(html);
  expect(lintMarkdown(markdown)).toEqual([]);
});

it.each(['o dear', '• • •', '5.00', '– Ravi', '§ 12 of the Act', 'Taps · Drains'])('leaves %j as it is', (markdown) => {
  expect(shown(markdown)).toBe(`<p>${markdown}</p>`);
});

it('goes on finding slips in its items', () => {
  expect(lintMarkdown('• Taps\n• **Drains')).toEqual([{ line: 2, message: expect.stringContaining('** is shown') }]);
});

/** Without the white space between elements. */
function shown(markdown: string): string {
  const post = convertPost(markdown);
  if (post.status === 'invalid') throw new Error(post.message);
  return post.html.replace(/\s*(<\/?(?:ul|ol|li|p)\b[^>]*>)\s*/g, '$1').replaceAll('\n', ' ');
}
