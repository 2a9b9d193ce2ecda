import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { contentHash } from './content-hash.ts';

/** Turns a script's `import drawing from './x.svg'` into its path from the part's base; the browser build also emits the file. */
export default function drawingLoader(this: LoaderContext<{ emits: boolean }>, content: Buffer): string {
  const { name, ext } = path.parse(this.resourcePath);
  const drawing = `drawings/${name}.${contentHash(content)}${ext}`;
  if (this.getOptions().emits) this.emitFile(drawing, content);
  return `export default ${JSON.stringify(drawing)};`;
}

export const raw = true;
