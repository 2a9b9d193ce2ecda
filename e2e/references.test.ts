import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDecisions, readReferences, referencesIn } from './support/promises/read-references.ts';

const root = path.join(__dirname, '..');
const decisions = readDecisions(readFileSync(path.join(root, 'shell/decisions/specification.md'), 'utf8'));
// This file shows what must not be written anywhere else.
const references = readReferences(root).filter(({ file }) => file !== 'e2e/references.test.ts');

it('numbers decisions on the specification from one', () => {
  expect(decisions.length).toBeGreaterThan(40);
  expect(decisions).toEqual(decisions.map((_, index) => index + 1));
});

it('cites only decisions that exist', () => {
  expect(references.map(({ file }) => file)).toContain('shell/decisions/specification.md');
  expect(
    references.flatMap(({ file, decisions: cited }) =>
      cited.filter((number) => !decisions.includes(number)).map((number) => `${file}: S${number}`),
    ),
  ).toEqual([]);
});

it('refers to nothing outside the repository', () => {
  expect(references.flatMap(({ file, unresolved }) => unresolved.map((words) => `${file}: ${words}`))).toEqual([]);
});

it('lists every decision record in their index', () => {
  const folder = path.join(root, 'shell/decisions');
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const records = readdirSync(folder).filter((file) => /^\d{3}-/.test(file));
  expect(records.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});

it('names only files that exist, in documents and comments', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const known = new Set(files.flatMap((file) => endsOf(file)));
  // Decisions tell of files that are gone; posts of files that are none of ours; the rest of a name is a pattern.
  const current = files.filter(
    (file) => /\.(md|tsx?|mjs|css)$/.test(file) && !/^shell\/decisions\/|\/content\/posts\//.test(file),
  );
  const named = current.flatMap((file) =>
    filesNamedIn(readFileSync(path.join(root, file), 'utf8')).map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !known.has(name) && !name.startsWith('dist/'))).toEqual([]);
});

it('names only doors that packages have, in documents', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  // Records tell of doors that are gone.
  const named = files
    .filter((file) => !file.startsWith('shell/decisions/'))
    .flatMap((file) => doorsNamedIn(readFileSync(path.join(root, file), 'utf8')).map((door) => ({ file, door })));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ door }) => !hasDoor(door))).toEqual([]);
});

it.each([
  ['as `store/open-store.ts` does', ['store/open-store.ts']],
  ['with its `.module.css` beside it', []],
  ['`npm run look` draws `HomePage.tsx`', ['HomePage.tsx']],
])('finds the files named in %j', (text, names) => {
  expect(filesNamedIn(text)).toEqual(names);
});

function filesNamedIn(text: string): string[] {
  return [...text.matchAll(/`((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css))`/g)].map(([, name = '']) => name);
}

function doorsNamedIn(text: string): string[] {
  return [...text.matchAll(/@site\/[\w-]+(?:\/[\w-]+)+(?![\w/…*-])/g)].map(([door]) => door);
}

function hasDoor(door: string): boolean {
  try {
    require.resolve(door);
    return true;
  } catch {
    return false;
  }
}

/** A file's path, without the first folder, and so on down to its name. */
function endsOf(file: string): string[] {
  const steps = file.split('/');
  return steps.map((_, place) => steps.slice(place).join('/'));
}

it.each([
  ['one card stands below them (S12)', [12]],
  ['what S12 and S15 allow', [12, 15]],
  ['the 5S method on an S3-like bucket', [3]],
  ['S1234', []],
])('finds the decisions cited in %j', (text, numbers) => {
  expect(referencesIn(text).decisions).toEqual(numbers);
});

it.each([
  ['// Only one (decision 12).', ['decision 12']],
  ['// Numbers of the specification, section 9.', ['section 9']],
  ['// See DECISIONS, or SPEC.md.', ['DECISIONS', 'SPEC.md']],
  ['// See record 010, and shell/decisions/.', []],
])('would notice the references in %j', (text, found) => {
  expect(referencesIn(text).unresolved).toEqual(found);
});
