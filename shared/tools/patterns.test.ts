import { check } from 'recheck';
import { findPatterns } from './find-patterns.ts';

/** What no visitor, sender or author can feed, with the reason. */
const exceptions = [
  // Sees our own sources, while they are built or tested.
  /^e2e\/|^shared\/(?:build|pictures|runner|testing|tools)\/|^shell\/build\/|\/testing\/|\.test\.tsx?$/,
  /^shared\/ui\/styles\/|^mfe-marketing\/content\/list-\w+\.ts$/,
  // Judges what our own parts wrote, in a process of its own that serves nobody.
  /^shared\/release\/gate\//,
  // Takes a number, which has 21 digits at most.
  /^shared\/ui\/words\/with-separator\.ts$/,
  // Is made of the names that stand above it, with no repetition.
  /^mfe-marketing\/components\/LinkedText\.tsx$/,
];

const found = findPatterns((file) => !exceptions.some((exception) => exception.test(file)));
const patterns = new Map(found.map((pattern) => [`${pattern.file}: /${pattern.source}/${pattern.flags}`, pattern]));

// A search that finds nothing would find no fault either.
it('finds the regular expressions of all parts', () => {
  expect(patterns.size).toBeGreaterThan(100);
  for (const folder of ['mfe-blog/api/', 'mfe-contact/contract/', 'shell/server/', 'shared/service/'])
    expect(found.some(({ file }) => file.startsWith(folder))).toBe(true);
});

it.each([...patterns])(
  'takes a time that grows with the text and no faster: %s',
  async (_name, { source, flags }) => {
    if (source === undefined)
      throw new Error('Its parts are not known before it runs; write it out, or give a reason above.');
    const { status, ...about } = await check(source, flags, { timeout: 60_000 });
    expect({ status, ...('attack' in about && { attack: about.attack.pattern }) }).toEqual({ status: 'safe' });
  },
  90_000,
);
