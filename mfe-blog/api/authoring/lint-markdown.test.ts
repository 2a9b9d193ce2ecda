import { lintMarkdown } from './lint-markdown.ts';

it.each([
  [
    'a heading without a space',
    'a\n\n#Monthly checks',
    3,
    "'#Monthly checks' stands on the page as it is; write a space after the #",
  ],
  ['bold before a letter', '**पानी।**के', 1, "'**' stands on the page as it is; write **words**"],
  ['an address with a blank', '![a tank](/uploads/a b.webp)', 1, "'](' stands on the page as it is"],
  ['a comment without end', 'a <!-- b', 1, "'<!--' stands on the page as it is; end the comment with -->"],
  ['letters saved in another encoding', 'Donâ€™t', 1, 'save the file in UTF-8'],
  ['a directive', 'a\n\n:::tip\nKeep the pump off.\n:::', 3, "':::' stands on the page as it is; write > [!NOTE]"],
  ['a list of contents', '[[toc]]', 1, "'[[toc]]' stands on the page as it is"],
  ['a template of Hugo', '{{< youtube abc >}}', 1, "'{{<' stands on the page as it is"],
  ['a template of Jekyll', '{% include note.html %}', 1, "'{%' stands on the page as it is"],
  ['a name for a heading', '## Tools {#own-id}', 1, "'{#own-id}' stands on the page as it is"],
  ['a highlighted word', 'A ==marked== word', 1, 'write <mark>words</mark>'],
  ['the name of an emoji', 'It is :white_check_mark: done', 1, 'write the emoji itself'],
  ['a small number', 'H~2~O', 1, 'write <sub>2</sub>'],
  ['a raised number', 'x^2^', 1, 'write <sup>2</sup>'],
  ['a formula', 'As $mc^2$ says', 1, 'write the formula in words'],
  ['a definition', 'Term\n: Its definition', 2, "':' stands on the page as it is"],
  ['an abbreviation', '*[AMC]: annual maintenance contract', 1, 'write the abbreviation out'],
  ['a link without its address', '[our form][form]', 1, 'reference to undefined definition'],
  ['an address that no link uses', 'a\n\n[Note]: b', 3, 'unused definition'],
  ['a note that nothing refers to', 'a\n\n[^1]: b', 3, 'unused footnote definition'],
  ['a reference to no note', 'a[^1]', 1, 'reference to undefined definition'],
])('names %s with its line', (_what, markdown, line, sentence) => {
  expect(lintMarkdown(markdown)).toContainEqual({ line, message: expect.stringContaining(sentence) });
});

it.each([
  'Open 24×7, ₹500–₹700, 10:30 am, $5 and $6',
  '#Noida #FacilityManagement, #1 in Noida',
  'I <3 it, done in <5 min',
  'R&D, 2 * 3 * 4 = 24, Rs 500~600',
  'A \\*\\* that is meant as it is',
  '`## code`, `{{< code >}}`',
  '> [!WARNING]\n> Never enter the tank alone.',
  '- [x] done\n- [ ] not yet\n\n3) pumps\n4) valves',
  'See https://site.example/a and this.[^1]\n\n[^1]: A note.',
])('finds nothing in %j', (markdown) => {
  expect(lintMarkdown(markdown)).toEqual([]);
});
