import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const promises = read('e2e/promises.md');
const specification = read('shell/decisions/specification.md');

// The headings of the specification.
const sections = [
  '1. What the product does and for whom',
  '2. Screens and routes',
  'Home page',
  'Service detail pages',
  'Industry detail pages',
  'Contact page',
  'Blogs list',
  'Blog detail',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. The calls it makes',
  '8. The error catalogue',
  '9. Business constants and limits',
];

it('is what the acceptance tests promise; if not, run `npm run promises -w e2e` and commit promises.md', () => {
  const { promises: script } = JSON.parse(read('e2e/package.json')).scripts;
  const [command = ''] = script.split(' > ');
  // Playwright runs no tests where this variable is set.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  expect(execSync(`npx ${command}`, { cwd: import.meta.dirname, env, encoding: 'utf8' })).toBe(promises);
  // Playwright compiles all acceptance tests on the way.
}, 60_000);

it('has a test for each section of the specification', () => {
  const tested = Array.from(promises.matchAll(/^##+ (.+)\n\n- /gm), ([, section]) => section);
  expect(tested).toEqual([...sections, 'What a visit cannot show']);
});

it('cites each decision on the specification', () => {
  const made = Array.from(specification.matchAll(/^\| (S\d+) \|/gm), ([, decision]) => decision);
  const cited = new Set(promises.match(/(?<=^- .*\[)S\d+(?=\])/gm));
  expect(made.filter((decision) => !cited.has(decision ?? ''))).toEqual([]);
});

it('lists every departure in the README', () => {
  const listed = Array.from(read('README.md').matchAll(/^- \*\*(S\d+)\*\* /gm), ([, number]) => number);
  const departures = Array.from(specification.matchAll(/^\| (S\d+) \|.*\| departs \|$/gm), ([, number]) => number);
  expect(listed).toEqual(departures);
});

it('names an existing test for each promise under fault', () => {
  const record = read('shell/decisions/024-promises-under-fault.md');
  const faults = record.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'));
  expect(faults.length).toBeGreaterThan(100);
  const named = faults.map((row) =>
    Array.from(row.slice(row.lastIndexOf(' | ')).matchAll(/`([^`]+)`/g), ([, file = '']) => file),
  );
  expect(named.filter((files) => files.length === 0)).toEqual([]);
  expect(named.flat().filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
