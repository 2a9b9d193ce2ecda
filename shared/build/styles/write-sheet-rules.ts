import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sheetRulesFile } from '@site/contracts/sheet-rules';
import { readSheet } from './read-sheet.ts';

/** Writes beside a build's server modules what its style sheets say, for pages to quote from. */
export async function writeSheetRules(dist: string): Promise<void> {
  const browser = path.join(dist, 'browser');
  const target = (sheet: string) => path.join(dist, 'server', sheetRulesFile(sheet));
  // A watching process may have written those of an earlier build.
  await rm(path.dirname(target('')), { recursive: true, force: true });
  await mkdir(path.dirname(target('')), { recursive: true });
  const sheets = (await readdir(browser)).filter((file) => file.endsWith('.css'));
  await Promise.all(
    sheets.map(async (sheet) => {
      const rules = readSheet(await readFile(path.join(browser, sheet), 'utf8'));
      await writeFile(target(sheet), JSON.stringify(rules));
    }),
  );
}
