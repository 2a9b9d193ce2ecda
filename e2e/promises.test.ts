import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const rows = readRows(read('e2e/promises.md'));
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

describe('the promise table', () => {
  it('has rows for every specification section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections);
  });

  it('numbers rows from one in each section', () => {
    const count = new Map<string, number>();
    for (const { number } of rows) {
      const [section = ''] = number.split('.');
      count.set(section, (count.get(section) ?? 0) + 1);
      expect(number).toBe(`${section}.${count.get(section)}`);
    }
  });

  it('names a test or decision per row', () => {
    expect(rows.filter(({ proofs, decisions }) => proofs.length + decisions.length === 0)).toEqual([]);
  });

  it('names only tests that there are', () => {
    expect(rows.flatMap(({ number, proofs }) => proofs.filter(isMissing).map((proof) => ({ number, proof })))).toEqual(
      [],
    );
  });

  it('names only places that there are', () => {
    expect(rows.flatMap(({ places }) => places.filter((place) => !existsSync(path.join(root, place))))).toEqual([]);
  });

  it('names exactly the decisions on the specification', () => {
    const cited = new Set(rows.flatMap(({ decisions }) => decisions));
    const made = Array.from(specification.matchAll(/^\| (S\d+) \|/gm), ([, decision]) => decision);
    expect(cited).toEqual(new Set(made));
  });
});

it('lists every departure in the README', () => {
  const listed = Array.from(read('README.md').matchAll(/^- \*\*(S\d+)\*\* /gm), ([, number]) => number);
  const departures = Array.from(specification.matchAll(/^\| (S\d+) \|.*\| departs \|$/gm), ([, number]) => number);
  expect(listed).toEqual(departures);
});

it('names a test that there is for each promise under fault', () => {
  const record = read('shell/decisions/024-promises-under-fault.md');
  const faults = record.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fault'));
  const tests = faults.map((row) =>
    [...row.matchAll(/`([^`]+\.(?:test|journey|cluster|teams|workflows)\.tsx?)`/g)].map(([, file = '']) => file),
  );
  expect(tests.filter((files) => files.length === 0)).toEqual([]);
  expect(tests.flat().filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

interface Row {
  /** Section of the specification and place in it: '2.14'. */
  number: string;
  /** Heading that the row stands under. */
  section: string;
  /** Files and folders of the repository. */
  places: string[];
  /** Decisions on the specification: 'S12'. */
  decisions: string[];
  proofs: Proof[];
}

interface Proof {
  file: string;
  title: string;
}

function readRows(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^##+ (.+)$/.exec(line)?.[1] ?? section;
    const [, number = '', , places = '', decisions = '', proofs = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^\d/.test(number)) return [];
    return [
      {
        number,
        section,
        places: Array.from(places.matchAll(/`([^`]+)`/g), ([, place = '']) => place),
        decisions: decisions.match(/\bS\d+/g) ?? [],
        proofs: proofs ? proofs.split('<br>').map(readProof) : [],
      },
    ];
  });
}

function readProof(line: string): Proof {
  const [, file, title] = /^\s*`([^`]+)` (.+?)\s*$/.exec(line) ?? [];
  if (!file || !title) throw new Error(`"${line}" is no file in backticks with the title of a test behind it.`);
  return { file, title };
}

/** A title stands literally in its file. A test that does not run proves nothing. */
function isMissing({ file, title }: Proof): boolean {
  if (!existsSync(path.join(root, file))) return true;
  const source = read(file);
  const quoted = ["'", '"', '`'].map((quote) => quote + title + quote).filter((text) => source.includes(text));
  const idle = ['.skip(', '.todo(', '.fixme('].flatMap((call) => quoted.map((text) => call + text));
  return quoted.length === 0 || idle.some((text) => source.includes(text));
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
