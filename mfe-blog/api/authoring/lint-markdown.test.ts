import { convertPost } from '../import/convert-post.ts';
import { lintMarkdown } from './lint-markdown.ts';

/** What writers type or paste, the line of the problem and its first words. */
const misread: [what: string, text: string, line: number, sentence: string][] = [
  ['a heading that skips a level', '## Pumps\n\n#### Oil', 3, 'this heading skips a level; begin it with ###'],
  ['length by breadth', 'L*B*H in metres', 1, 'the asterisks around *B* make it italic'],
  ['a multiplication', '12*15*18', 1, 'the asterisks around *15* make it italic; write × or \\*'],
  [
    'a bar in code in a table',
    '| a | b |\n|---|---|\n| c | `d | e` |',
    3,
    'this row has 3 cells and the head of the table 2',
  ],
  ['bold before a letter', '**पानी।**के', 1, 'marks for bold or struck text are shown as they are'],
  ['bold without end', 'Call **now', 1, 'marks for bold or struck text are shown as they are'],
  ['a number of no note', 'a[^1]', 1, 'this has no note; write one in a paragraph of its own'],
  ['a definition that nothing refers to', 'a\n\n[Note]: b', 3, '[Note]: b is read as the address of a link [Note]'],
  ['an address with a blank', '![a tank](/uploads/a b.webp)', 1, 'this makes no link; write [words](address)'],
  ['a telephone number with blanks', '[Call](tel:+91 98765 43210)', 1, 'this makes no link; write [words](address)'],
  ['a title in curly quotes', '[a](/services “Services”)', 1, 'this makes no link; write [words](address)'],
  ['a blank before the address', '[our form] (/contact)', 1, 'this makes no link; write [words](address)'],
  ['a label that nothing defines', '[our form][form]', 1, 'this makes no link, because nothing says its address'],
  ['words behind a fence', '```Rs 500 only\na\n```', 1, 'Rs 500 only is read as the name of a computer language'],
  ['a sheet in capitals', '```Sheet\na\n```', 1, 'Sheet is read as the name of a computer language'],
  ['a note with a blank in its name', 'a[^my note]\n\n[^my note]: b', 3, '[^my note]: b is no note, because its name'],
  ['such a note with a longer text', 'a[^my note]\n\n[^my note]: b c', 1, 'this has no note; write one in a paragraph'],
  ['a link without words', 'a [](/contact)', 1, 'the link /contact has no words to press'],
  ['a link without an address', '[a]()', 1, 'a link without an address is left out of the page'],
  ['the head of the team', 'Ask the <head> first', 1, '<head> is left out of the page'],
  ['the body', 'The <body corporate> meets', 1, '<body corporate> is left out of the page'],
  ['a cell without its table', '<td>12</td>', 1, '<td> is left out of the page'],
  ['the beginning of a document', '<!DOCTYPE html>\n\na', 1, '<!DOCTYPE html> is left out of the page'],
];

it.each(misread)('names %s', (_what, text, line, sentence) => {
  const { problems } = converted(text);
  expect(problems).toContainEqual({ line, message: expect.stringContaining(sentence) });
});

/** What is shown as it was meant, and nothing said of it. */
const kept: [text: string, shown: string][] = [
  ['*bold* and _italic_ of WhatsApp', 'bold and italic of WhatsApp'],
  ['Open 24×7, ₹500–₹700, 10:30 am', 'Open 24×7, ₹500–₹700, 10:30 am'],
  ['I <3 it, done in <5 min, 5 < 6 > 4', 'I <3 it, done in <5 min, 5 < 6 > 4'],
  ['Price ₹500*\n\n*Conditions apply', 'Price ₹500*\n*Conditions apply'],
  ['2 * 3 * 4 = 24', '2 * 3 * 4 = 24'],
  ['<hello@site.example> or +91 98765 43210', 'hello@site.example or +91 98765 43210'],
  ['See https://x.example/a.', 'See https://x.example/a.'],
  ['R&D, AT&T, Q&amp;A, &#8377;500', 'R&D, AT&T, Q&A, ₹500'],
  ['&copyright; &notit; R&Dept; &copy; &semi; AT&copy', '&copyright; &notit; R&Dept; © ; AT&copy'],
  ['<b>R&D, AT&copy</b>', 'R&D, AT&copy'],
  ['~Rs 500~ of WhatsApp', '~Rs 500~ of WhatsApp'],
  ['Sevantra  \nA-12, Sector 63  \nNoida', 'Sevantra\nA-12, Sector 63\nNoida'],
  ['[![A tank](/uploads/a.webp)](/contact)', ''],
  ['“Never” mix ‘bleach’…', '“Never” mix ‘bleach’…'],
  ['क्‍ष और **पानी**की', 'क्‍ष और पानीकी'],
  ['| a | b |\n|---|---|\n| 1 |', 'a\nb\n1'],
  ['<!--\n- a\n- b\n-->\n\n<details>\nc\n</details>', 'c'],
];

it.each(kept)('keeps %j', (text, shown) => {
  const post = converted(text);
  expect([post.text, post.problems]).toEqual([shown, []]);
});

function converted(markdown: string) {
  const post = convertPost(markdown);
  if (post.status === 'invalid') throw new Error(post.message);
  return { text: post.text, problems: [...lintMarkdown(markdown), ...post.problems] };
}
