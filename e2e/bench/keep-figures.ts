import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { type Figure, measuredText } from './goals.ts';

/** Where `--keep` writes the figures of a bench. */
const kept = path.join(root, 'shell/decisions/figures.md');

/**
 * Replaces the section on this bench in `figures.md`. Goals are left out, because they are in the source of the bench.
 * @param browser the version of Chromium
 */
export async function keepFigures(bench: string, figures: Figure[], browser: string, isSteady = true): Promise<void> {
  const doubt = isSteady ? '' : ' The machine was too busy to rely on times.';
  const text = [machine(browser) + doubt, tableOf(figures)].join('\n\n');
  await writeFile(kept, withSection(await readFile(kept, 'utf8'), `\`npm run ${bench}\``, text));
  console.log(`Kept in ${path.relative(root, kept)}.`);
}

/** The Markdown with this text as its section of that heading, in the old one's place or at the end. */
export function withSection(markdown: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text}\n`;
  const [head = '', ...sections] = markdown.split(/\n(?=## )/);
  const place = sections.findIndex((one) => one.startsWith(`## ${heading}\n`));
  const others = place < 0 ? [...sections, section] : sections.with(place, section);
  return `${[head, ...others].map((one) => one.trim()).join('\n\n')}\n`;
}

function machine(browser: string): string {
  const cores = cpus();
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  return `${day}, ${cores.length} cores (${cores[0]?.model.trim()}), Node ${process.versions.node}, Chromium ${browser}.`;
}

function tableOf(figures: Figure[]): string {
  const rows = figures.map((figure) => `| ${figure.name} | ${measuredText(figure)} |`);
  return ['| Figure | Measured |', '|---|--:|', ...rows].join('\n');
}
