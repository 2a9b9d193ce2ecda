import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const examples = path.join(__dirname, 'examples');

it.each(componentsOfTheReadme())('shows %s, which the README lists', (name) => {
  const shown = readdirSync(examples).map((file) => readFileSync(path.join(examples, file), 'utf8'));
  expect(shown.some((source) => source.includes(`'@site/ui/${name}'`))).toBe(true);
});

it('puts every examples file on the page', () => {
  const list = readFileSync(path.join(__dirname, 'components.ts'), 'utf8');
  for (const file of readdirSync(examples)) expect(list).toContain(`'./examples/${file}'`);
});

function componentsOfTheReadme(): string[] {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  return Array.from(readme.matchAll(/^\| `([A-Z]\w+)`/gm), ([, name]) => name ?? '');
}
