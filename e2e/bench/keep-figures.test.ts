import { withSection } from './keep-figures.ts';

const markdown = '# Figures\n\nWhat they are.\n\n## one\n\nold\n\n## one more\n\nkept\n';

it('replaces the section of a bench where it stands, and leaves all others', () => {
  expect(withSection(markdown, 'one', 'new')).toBe(markdown.replace('old', 'new'));
});

it('adds the section of a bench that has none', () => {
  expect(withSection(markdown, 'two', 'new')).toBe(`${markdown}\n## two\n\nnew\n`);
});
