import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = readdirSync(join(import.meta.dirname, '..')).filter((folder) => folder.startsWith('mfe-'));
const names = folders.map((folder) => folder.slice('mfe-'.length));

it('names no part in any source of the shell', () => {
  expect(names.length).toBeGreaterThan(2);
  expect(sources().filter((file) => namesPart(readFileSync(join(import.meta.dirname, file), 'utf8')))).toEqual([]);
});

it.each([
  "load('blog')",
  'services.blog',
  '<main data-part="blog">',
  'get(`/_/blog/entry.js`)',
  "import '../mfe-blog/flags.ts'",
  '{ blog: 1 }',
])('finds a name in %s', (source) => expect(namesPart(source)).toBe(true));

it.each([
  '<Link to="/contact">',
  'id="footer-contact"',
  'contactPoint',
  '// The way to the contact page.',
  '/* blog */',
])('lets %s pass', (source) => expect(namesPart(source)).toBe(false));

function sources(): string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(?:tsx?|mjs|css|json)$/.test(file) &&
        !/\.test\.|(?:^|[/\\])(?:dist|node_modules|testing)(?:[/\\.])/.test(file),
    )
    .sort();
}

/** Addresses such as `/contact` are fine: they are how pages of different parts link to each other. */
function namesPart(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return new RegExp(
    `\\bmfe-(?:${names.join('|')})\\b|/_/(?:${names.join('|')})\\b|(?<![\\w/-])(?:${names.join('|')})(?![\\w-])`,
  ).test(code);
}
