import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PartTable } from '@site/contracts/part';
import type { PartFolder } from '@site/runner/parts';

export interface OwnedTable {
  part: string;
  table: Pick<PartTable, 'routes' | 'documents' | 'feeds' | 'moved' | 'service'>;
}

/** The route tables of these parts, from their sources. */
export async function readTables(parts: PartFolder[]): Promise<OwnedTable[]> {
  register('./without-pictures.mjs', import.meta.url);
  return Promise.all(
    parts.map(async ({ name, folder }) => {
      const { table } = await import(pathToFileURL(path.join(folder, 'route-table.ts')).href);
      return { part: name, table };
    }),
  );
}
