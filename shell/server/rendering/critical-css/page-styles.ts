import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SheetRule, sheetRulesFile } from '@site/contracts/sheet-rules';
import type { LinkedFile } from '../document/document-files.ts';
import { criticalCss } from './critical-css.ts';
import { readFirstView } from './first-view.ts';

/** What a page must say of its first view itself; undefined where the rules of one of its sheets are not at hand. */
export type CriticalStyles = (sheets: Pick<LinkedFile, 'href'>[], body: string) => string | undefined;

/** `modulesFolder` is laid out by `layOutRelease`. The rules of each sheet are read once. */
export function createCriticalStyles(modulesFolder: string): CriticalStyles {
  const known = new Map<string, SheetRule[] | undefined>();

  function rulesOf(href: string): SheetRule[] | undefined {
    if (!known.has(href)) known.set(href, readRules(modulesFolder, href));
    return known.get(href);
  }

  return (sheets, body) => {
    const rules = sheets.map(({ href }) => rulesOf(href));
    return rules.every((one) => one !== undefined) ? criticalCss(rules, readFirstView(body)) : undefined;
  };
}

/** Undefined for a part built before pages quoted their sheets. */
function readRules(modulesFolder: string, href: string): SheetRule[] | undefined {
  const [, , part = '', sheet = ''] = href.split('/');
  try {
    return JSON.parse(readFileSync(path.join(modulesFolder, part, sheetRulesFile(sheet)), 'utf8'));
  } catch {
    return undefined;
  }
}
