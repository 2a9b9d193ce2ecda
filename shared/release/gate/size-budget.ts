import { hostPart, type PartManifest } from '@site/contracts/manifest';

interface Budget {
  /** The part's first script. */
  entry: number;
  /** Scripts of one page or fragment besides the entry. */
  scripts: number;
  styles: number;
}

const kilobyte = 1024;

/**
 * Brotli bytes. From what a page may weigh before it answers to clicks (150 KB of scripts, 25 KB of styles) and what the parts of November 2026
 * need (remotes at most 11.9, 22.1 and 3.4 KB; the shell 22.7, 98.5 and 6.3), a fifth to a half above that.
 */
const budgets: Record<'host' | 'remote', Budget> = {
  host: { entry: 28 * kilobyte, scripts: 110 * kilobyte, styles: 12 * kilobyte },
  remote: { entry: 14 * kilobyte, scripts: 32 * kilobyte, styles: 8 * kilobyte },
};

export interface Excess {
  what: string;
  bytes: number;
  budget: number;
}

/** What in a version is larger than its budget. */
export function overBudget(manifest: PartManifest): Excess[] {
  const budget = budgets[manifest.name === hostPart ? 'host' : 'remote'];
  const sizes = [
    { what: `its entry ${manifest.entry}`, bytes: sizeOf(manifest, [manifest.entry]), budget: budget.entry },
    ...Object.entries(manifest.chunks).flatMap(([name, { scripts, styles }]) => [
      {
        what: `the scripts of ${name}`,
        bytes: sizeOf(
          manifest,
          scripts.filter((file) => file !== manifest.entry),
        ),
        budget: budget.scripts,
      },
      { what: `the styles of ${name}`, bytes: sizeOf(manifest, styles), budget: budget.styles },
    ]),
  ];
  return sizes.filter(({ bytes, budget: most }) => bytes > most);
}

/** As sent: the size of the compressed copy, if there is one. */
function sizeOf({ files }: PartManifest, names: string[]): number {
  return names.reduce((sum, name) => sum + ((files[`browser/${name}.br`] ?? files[`browser/${name}`])?.bytes ?? 0), 0);
}
