import { convertPost } from '../import/convert-post.ts';
import { lintMarkdown } from './lint-markdown.ts';

/** What writers type or paste, the line of the problem and its first words. */
const misread: [what: string, text: string, line: number, sentence: string][] = [
  [
    'letters for numbers',
    'We check:\n\na. pumps\nb. valves',
    3,
    'this line and the next are shown as one; begin a list',
  ],
  ['numbers in brackets', '(1) pumps\n(2) valves', 1, 'this line and the next are shown as one; begin a list'],
  ['a list that follows a sentence', 'Next:\n2) pumps\n3) valves', 2, 'this line and the next are shown as one'],
  ['clauses', '1.1 Scope\n1.2 Terms', 1, 'this line and the next are shown as one; begin a list'],
  ['Roman numbers', 'ii) pumps\niii) valves', 1, 'this line and the next are shown as one; begin a list'],
  ['Devanagari numbers', '(क) पंप\n(ख) वाल्व', 1, 'this line and the next are shown as one; begin a list'],
  ['emoji for bullets', '✅ pumps\n✅ valves', 1, 'this line and the next are shown as one; begin each with "- "'],
  ['keycaps', '1️⃣ pumps\n2️⃣ valves', 1, 'this line and the next are shown as one'],
  ['arrows', '→ pumps\n→ valves', 1, 'this line and the next are shown as one'],
  ['dashes of a word processor', '– pumps\n– valves', 1, 'this line and the next are shown as one'],
  ['bullets without a space', '-pumps\n-valves', 1, 'this line and the next are shown as one'],
  ['a label on each line', 'Date: 26 November\nVenue: Club house', 1, 'this line and the next are shown as one'],
  ['cells of a spreadsheet', 'Item\tPrice\nPump\t₹500', 1, 'tabs and spaces make no table'],
  ['columns of blanks', 'Item     Price\nPump     ₹500', 1, 'tabs and spaces make no table'],
  ['a hard space before a bullet', 'a\n\n\u00a0- pumps', 3, 'the first mark of this line is not read'],
  ['an invisible character before a heading', '\u200b## Pumps', 1, 'the first mark of this line is not read'],
  ['a hard space behind the mark of a heading', '##\u00a0Pumps', 1, 'this line is no heading; write a space after'],
  ['a byte order mark within the text', 'a\n\n\ufeff- pumps', 3, 'the first mark of this line is not read'],
  ['a heading without a space', '#Monthly checks', 1, 'this line is no heading; write a space after the #, or \\#'],
  [
    'a rule right below a sentence',
    'The tank is clean.\n---',
    1,
    'the --- below it makes The tank is clean. a heading',
  ],
  ['a rule below two lines', 'one\ntwo\n---', 1, 'the --- below it makes one a heading'],
  ['an empty point below a sentence', 'Pumps\n-', 1, 'the - below it makes Pumps a heading'],
  ['a table with a short line of dashes', 'a | b\n--|--|--\n1 | 2', 2, 'this line makes no table'],
  ['length by breadth', 'L*B*H in metres', 1, 'the asterisks around *B* make it italic'],
  ['a comment without end', 'a <!-- b', 1, '<!-- is shown as it is; a comment ends in -->'],
  [
    'a bar in code in a table',
    '| a | b |\n|---|---|\n| c | `d | e` |',
    3,
    'this row has 3 cells and the head of the table 2',
  ],
  ['code by indentation', 'a\n\n    b', 3, 'four spaces at the beginning of a line make it code'],
  ['a multiplication', '12*15*18', 1, 'the asterisks around *15* make it italic; write × or \\*'],
  ['bold before a letter', '**पानी।**के', 1, '** is shown as it is; bold must begin right before a letter'],
  ['a number of no note', 'a[^1]', 1, 'this has no note; write one in a paragraph of its own'],
  ['a definition that nothing refers to', 'a\n\n[Note]: b', 3, '[Note]: b is read as the address of a link [Note]'],
  ['italics before a word', '*Note:*please call', 1, '* is shown as it is'],
  ['an address with a blank', '![a tank](/uploads/a b.webp)', 1, '[words](address) makes no link here'],
  ['a telephone number with blanks', '[Call](tel:+91 98765 43210)', 1, '[words](address) makes no link here'],
  ['a title in curly quotes', '[a](/services “Services”)', 1, '[words](address) makes no link here'],
  ['a blank before the address', '[our form] (/contact)', 1, '[words] (address) makes no link'],
  ['a label that nothing defines', '[our form][form]', 1, 'this makes no link, because nothing says its address'],
  ['code without end', 'a\n\n```\nb\n\nc', 3, '``` makes all that follows code'],
  ['a line of tildes', 'a\n\n~~~~~\n\nb', 3, '~~~~~ makes all that follows code'],
  ['words behind a fence', '```Rs 500 only\na\n```', 1, 'Rs 500 only is read as the name of a computer language'],
  ['a sheet in capitals', '```Sheet\na\n```', 1, 'Sheet is read as the name of a computer language'],
  ['letters saved in another encoding', 'Donâ€™t', 1, 'a character here was lost when the file was saved'],
  ['a lost letter', 'Caf\ufffd', 1, 'a character here was lost when the file was saved'],
  ['a time on each line', '9:00 am – rounds\n10:00 am – report', 1, 'this line and the next are shown as one'],
  ['numbers without a blank', '1.pumps\n2.valves', 1, 'this line and the next are shown as one'],
  ['questions and answers', 'Q1. Who?\nA1. The plumber.', 1, 'this line and the next are shown as one'],
  ['bullets of asterisks without a blank', '*pumps\n*valves', 1, 'this line and the next are shown as one'],
  ['a note with a blank in its name', 'a[^my note]\n\n[^my note]: b', 3, '[^my note]: b is no note, because its name'],
  ['such a note with a longer text', 'a[^my note]\n\n[^my note]: b c', 1, 'this is no note, because its name'],
  ['a link without words', 'a [](/contact)', 1, 'the link /contact has no words to press'],
  ['a link without an address', '[a]()', 1, 'a link without an address is left out of the page'],
  ['the head of the team', 'Ask the <head> first', 1, '<head> is left out of the page'],
  ['the body', 'The <body corporate> meets', 1, '<body corporate> is left out of the page'],
  ['a cell without its table', '<td>12</td>', 1, '<td> is left out of the page'],
  ['the beginning of a document', '<!DOCTYPE html>\n\na', 1, '<!DOCTYPE html> is left out of the page'],
  ['a link without TLS', 'a\n\n[b](http://board.example), [c](/d)', 3, 'the link http://board.example is left out'],
  ['an address without TLS', 'www.board.example', 1, 'the link http://www.board.example is left out of the page'],
  ['a font', 'a\n\n- b\n- <font color="red">c</font>', 4, '<font color="red"> is left out of the page'],
  ['an attribute', '<p align="center">a</p>', 1, 'align of <p> is left out of the page'],
  ['a script', 'a\n\n<script>\nb\n</script>', 3, '<script> is left out of the page with all that is in it; a post'],
  ['a frame', 'a\n\n<iframe src="https://video.example/1"></iframe>', 3, '[what it shows](https://youtu.be/…)'],
  ['a form', '> <form action="/b">c</form>', 1, '<form action="/b"> is left out of the page, and the words in it stay'],
  ['a placeholder', 'a <name> b', 1, '<name> is left out of the page, and the words in it stay; write &lt; for a <'],
  ['an element named constructor', 'a <constructor> b', 1, '<constructor> is left out of the page'],
  ['the end of a placeholder', 'a </name> b', 1, '</name> is left out of the page; write &lt; for a <'],
  ['an instruction', 'a <? b ?>', 1, '<? b ?> is left out of the page'],
  ['a mark without end', 'a <b>b', 1, '<b> is not closed; write </b> where it ends'],
  ['a picture of another site', '![a](https://c.example/b.png) c', 1, 'the picture https://c.example/b.png is left'],
  ['a picture without words', '![](/uploads/b.webp)', 1, 'the picture /uploads/b.webp has no description'],
  ['a film without a name', 'https://youtu.be/aqz-KE-bpKQ', 1, 'the film has no name; write [what it shows]('],
  ['a note that nothing refers to', 'a\n\n[^1]: b', 3, 'the note [^1] is not shown: nothing refers to it'],
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
  ['(https://x.example/a)', '(https://x.example/a)'],
  ['#Noida #FacilityManagement', '#Noida #FacilityManagement'],
  ['#1 in Noida', '#1 in Noida'],
  ['R&D, AT&T, Q&amp;A, &#8377;500', 'R&D, AT&T, Q&A, ₹500'],
  ['&copyright; &notit; R&Dept; &copy; &semi; AT&copy', '&copyright; &notit; R&Dept; © ; AT&copy'],
  ['<b>R&D, AT&copy</b>', 'R&D, AT&copy'],
  [
    '> A quote goes on and on, so that its author breaks it in the middle at\nNoida',
    'A quote goes on and on, so that its author breaks it in the middle at Noida',
  ],
  ['We clean tanks\nin May.\n\nCall us.', 'We clean tanks in May.\nCall us.'],
  [
    `One thing stays: ${'the crew '.repeat(9)}comes\nAnother thing too: ${'the crew '.repeat(9)}goes`,
    expect.any(String),
  ],
  ['Sevantra  \nA-12, Sector 63  \nNoida', 'Sevantra\nA-12, Sector 63\nNoida'],
  ['[![A tank](/uploads/a.webp)](/contact)', ''],
  ['“Never” mix ‘bleach’…', '“Never” mix ‘bleach’…'],
  ['one  \ntwo<br>three', 'one\ntwo\nthree'],
  ['3) pumps\n4) valves', 'pumps\nvalves'],
  ['1. a\n1. b\n1. c', 'a\nb\nc'],
  ['क्‍ष और **पानी**की', 'क्‍ष और पानीकी'],
  ['| a | b |\n|---|---|\n| 1 |', 'a\nb\n1'],
  ['> A quote\n> — Ravi', 'A quote — Ravi'],
  ['We came to the\n2. floor by lift', 'We came to the 2. floor by lift'],
  ['Date: 26 November  \nVenue: Club house', 'Date: 26 November\nVenue: Club house'],
  ['<!--\n- a\n- b\n-->\n\n<details>\nc\n</details>', 'c'],
  ['~Rs 500~ of WhatsApp', '~Rs 500~ of WhatsApp'],
  ['Rs. 500/- only', 'Rs. 500/- only'],
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
