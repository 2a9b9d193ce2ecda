import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleSheets } from './style-sheets.ts';

const scales = /--(?:space|text|leading|tracking|radius|measure|weight|shadow)-/;
const known = new Set(customProperties(readFileSync(join(__dirname, 'tokens.css'), 'utf8')));
const everywhere = new Set([...known, ...styleSheets().flatMap(([, sheet]) => customProperties(sheet))]);

it.each(styleSheets())('%s uses steps that a scale has', (_file, sheet) => {
  const used = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => scales.test(name) && !known.has(name))).toEqual([]);
});

it.each(styleSheets())('%s uses no custom property that no style sheet sets', (_file, sheet) => {
  const needed = [...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(needed.filter((name) => !everywhere.has(name))).toEqual([]);
});

// The brochure is paper, with a scale of its own.
it.each(styleSheets().filter(([file]) => file.endsWith('.module.css')))(
  '%s takes its leading from a token',
  (_file, sheet) => {
    expect(sheet.match(/line-height: 1\.[1-9]\d*;/g)).toBeNull();
  },
);

it.each(styleSheets().filter(([file]) => file.endsWith('.module.css')))(
  '%s takes its rules from tokens',
  (_file, sheet) => {
    expect(
      sheet.match(/border(?:-block[\w-]*)?: [\d.]+px solid var\(--colour-(?:line|accent|ink|highlight)/g),
    ).toBeNull();
  },
);

function customProperties(sheet: string): string[] {
  return [...sheet.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
}
