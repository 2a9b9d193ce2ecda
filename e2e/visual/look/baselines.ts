import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { NamedBox } from './boxes.ts';

/** Letters are drawn identically only by the same Chromium on the same system. */
export interface Maker {
  system: string;
  chromium: number;
}

const folder = new URL('./baselines/', import.meta.url);

/** The system and Chromium that drew the baselines; `none` before the first renewal. */
export function makerOfBaselines(): Maker {
  return readKept('made-on.json') ?? { system: 'none', chromium: 0 };
}

export function makerHere(browser: Browser): Maker {
  return { system: systemHere(), chromium: Number.parseInt(browser.version(), 10) };
}

/** Writes only a change, because other workers may be reading the file. */
export function writeMaker(maker: Maker): void {
  const file = new URL('made-on.json', folder);
  const words = `${JSON.stringify(maker, null, 2)}\n`;
  if (readOrNothing(file) !== words) writeFileSync(file, words);
}

export function readBaseline(view: string): NamedBox[] | undefined {
  return readKept(`${view}.json`);
}

export function writeBaseline(view: string, boxes: NamedBox[]): void {
  const lines = boxes.map(
    ({ name, ...sides }) =>
      `  { "name": ${JSON.stringify(name)}, ${JSON.stringify(sides).slice(1, -1).replaceAll(':', ': ').replaceAll(',', ', ')} }`,
  );
  writeFileSync(new URL(`${view}.json`, folder), `[\n${lines.join(',\n')}\n]\n`);
}

/** The ID in `/etc/os-release`, such as `debian`; on macOS and Windows Node's name of the platform. */
function systemHere(): string {
  if (process.platform !== 'linux') return process.platform;
  const words = readOrNothing('/etc/os-release') ?? '';
  return /^ID="?([^"\n]*)/m.exec(words)?.[1] ?? 'linux';
}

function readKept<Kept>(file: string): Kept | undefined {
  const words = readOrNothing(new URL(file, folder));
  return words === undefined ? undefined : JSON.parse(words);
}

function readOrNothing(file: string | URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
