import { SourceMap, type SourceMapPayload } from 'node:module';

/** Lines and columns begin with 1. */
export interface SourcePlace {
  /** As the build names it: `webpack://blog/./routes.tsx`. */
  source: string;
  line: number;
  column: number;
  name?: string;
}

/**
 * Where in the sources a place in a script comes from; undefined if the script's source map does not say.
 *
 * @example
 * findSource(JSON.parse(map), 1, 4711); // { source: 'webpack://blog/./routes.tsx', line: 12, column: 5, name: 'openPost' }
 */
export function findSource(map: SourceMapPayload, line: number, column: number): SourcePlace | undefined {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  // For a line after the script's last one, `findEntry` returns the last entry.
  if (!('originalSource' in entry) || !entry.originalSource || entry.generatedLine !== line - 1) return undefined;
  return {
    source: entry.originalSource,
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
    // Node's documentation has it, its types do not.
    ...('name' in entry && typeof entry.name === 'string' && { name: entry.name }),
  };
}
