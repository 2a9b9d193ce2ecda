import type { PartManifest } from '@site/contracts/manifest';
import type { PartTable } from '@site/contracts/part';

interface BuiltPart {
  part: string;
  table: PartTable;
  chunks: PartManifest['chunks'];
  /** Modules that `federation.ts` exposes, without `./`. */
  exposed: string[];
}

/**
 * Throws where the route table names a page or a fragment that the build does not have. Nothing else would say so: the page would have no
 * styles and no preloaded script, and the fragment would be missing.
 */
export function checkTable({ part, table, chunks, exposed }: BuiltPart): void {
  const problems = [
    ...table.routes
      .filter(({ page }) => !chunks[page])
      .map(
        ({ path, page }) =>
          `The row "${path}" names the page "${page}", of which the build has no chunk. Its chunks: ${listed(Object.keys(chunks))}.`,
      ),
    ...table.fragments
      .filter(({ name }) => !exposed.includes(name))
      .map(
        ({ name }) =>
          `The table offers the fragment "${name}", which federation.ts does not expose. It exposes: ${listed(exposed)}.`,
      ),
  ];
  if (problems.length > 0)
    throw new Error(`The route table of ${part} does not fit its build.\n${problems.join('\n')}`);
}

function listed(names: string[]): string {
  return names.toSorted().join(', ') || 'nothing';
}
