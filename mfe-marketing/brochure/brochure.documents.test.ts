import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MadeFrom, madeFrom } from './made-from.ts';
import { rosterCsv } from './roster-csv.ts';

const folder = import.meta.dirname;
// The types are those of the script that wrote the file.
const recorded = JSON.parse(readFileSync(path.join(folder, 'made-from.json'), 'utf8')) as MadeFrom;
const remedy =
  'if not, run `npm run brochure -w mfe-marketing` and commit both PDFs, hospital-roster.csv and made-from.json';

describe('the brochure and the tender pack', () => {
  const now = madeFrom(
    Object.keys(recorded.files).filter((file) => /\.(?:jpe?g|png|webp)$/.test(file)),
    folder,
  );

  it(`say what the pages say; ${remedy}`, () => {
    expect(now.words).toBe(recorded.words);
  });

  it(`match their current sheets and pictures; ${remedy}`, () => {
    expect(now.files).toEqual(recorded.files);
  });

  it(`have a roster beside them with the posts and prices of the pages; ${remedy}`, () => {
    expect(readFileSync(path.join(folder, 'hospital-roster.csv'), 'utf8')).toBe(rosterCsv());
    expect(rosterCsv()).toContain('\n300,"Ward attendants",23,20,14,57,31860,47790,1816020\n');
  });

  it.each(['brochure.pdf', 'tender-pack.pdf'])('stay light enough for a phone: %s', (file) => {
    expect(readFileSync(path.join(folder, file)).length).toBeLessThan(1_500_000);
  });
});
