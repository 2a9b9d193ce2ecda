import { withSection } from './keep-figures.ts';

const document = '# Figures\n\nWhat they are.\n\n## one\n\nold\n\n## one more\n\nkept\n';

it('replaces the section of a bench where it stands, and leaves all others', () => {
  expect(withSection(document, 'one', 'new')).toBe(document.replace('old', 'new'));
});

it('adds the section of a bench that has none', () => {
  expect(withSection(document, 'two', 'new')).toBe(`${document}\n## two\n\nnew\n`);
});
