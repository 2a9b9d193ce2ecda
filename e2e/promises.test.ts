import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Proof, readPromises } from './support/promises/read-promises.ts';
import { readDecisions } from './support/promises/read-references.ts';
import { bearsTitle, testTitles } from './support/promises/test-titles.ts';

const root = path.join(__dirname, '..');
const promises = readPromises(readFileSync(path.join(__dirname, 'promises.md'), 'utf8'));

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
const specification = readFileSync(path.join(root, 'shell/decisions/specification.md'), 'utf8');
const decisions = readDecisions(specification);

describe('the promise table', () => {
  it('has rows for every specification section', () => {
    expect([...new Set(promises.map(({ section }) => section))]).toEqual(sections);
  });

  it('numbers rows from one in each section', () => {
    const count = new Map<string, number>();
    for (const { number } of promises) {
      const [section = ''] = number.split('.');
      count.set(section, (count.get(section) ?? 0) + 1);
      expect(number).toBe(`${section}.${count.get(section)}`);
    }
  });

  it('names a test or decision per row', () => {
    expect(
      promises.filter((promise) => promise.proofs.length + promise.decisions.length === 0).map(({ number }) => number),
    ).toEqual([]);
  });

  it('names only tests that there are', () => {
    expect(
      promises.flatMap(({ number, proofs }) =>
        proofs.filter(isMissing).map(({ file, title }) => `${number}: ${file}: ${title}`),
      ),
    ).toEqual([]);
  });

  it('names only places that there are', () => {
    expect(
      promises.flatMap(({ number, places }) =>
        places.filter((place) => !existsSync(path.join(root, place))).map((place) => `${number}: ${place}`),
      ),
    ).toEqual([]);
  });

  it('names exactly the decisions on the specification', () => {
    const cited = new Set(promises.flatMap((promise) => promise.decisions));
    expect([...cited].sort((one, other) => one - other)).toEqual(decisions);
  });
});

it('lists every departure in the README', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const listed = Array.from(readme.matchAll(/^- \*\*(S\d+)\*\* /gm), ([, number]) => number);
  const departures = Array.from(specification.matchAll(/^\| (S\d+) \|.*\| departs \|$/gm), ([, number]) => number);
  expect(listed).toEqual(departures);
});

describe('titles of tests', () => {
  const source = `
    test('waters the garden', () => {});
    it.each([1])('waters %s beds', () => {});
    for (const tool of tools) test(\`waters with a \${tool}\`, () => {});
    test.skip('waters the roof', () => {});
    test.todo('waters the moon');
    // test('waters the road', () => {});
    describe('watering', () => {});
  `;

  it('are those of tests that run', () => {
    expect(testTitles(source, false)).toEqual(['waters the garden', 'waters %s beds', 'waters with a %s']);
  });

  it.each([
    ['waters %s beds', 'waters 7 beds', true],
    ['waters %s beds', 'waters %s beds', true],
    ['waters with $tool', 'waters with a hose', true],
    ['waters the garden', 'waters the gardens', false],
    ['waters the garden (twice)', 'waters the garden (twice)', true],
    ['%s %s', 'waters the garden', false],
  ])('written as %j may read %j: %j', (written, title, isSo) => {
    expect(bearsTitle(written, title)).toBe(isSo);
  });
});

const titlesByFile = new Map<string, string[]>();

function isMissing({ file, title }: Proof): boolean {
  return !titlesIn(file).some((written) => bearsTitle(written, title));
}

function titlesIn(file: string): string[] {
  const known = titlesByFile.get(file);
  if (known) return known;
  const full = path.join(root, file);
  const titles = existsSync(full) ? testTitles(readFileSync(full, 'utf8'), file.endsWith('x')) : [];
  titlesByFile.set(file, titles);
  return titles;
}

it('names a test that there is for each promise under fault', () => {
  const record = readFileSync(path.join(root, 'shell/decisions/024-promises-under-fault.md'), 'utf8');
  const rows = record.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'));
  const tests = rows.map((row) =>
    [...row.matchAll(/`([^`]+\.(?:test|journey|cluster|teams|workflows)\.tsx?)`/g)].map(([, file = '']) => file),
  );
  expect(tests.filter((files) => files.length === 0)).toEqual([]);
  expect(tests.flat().filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
