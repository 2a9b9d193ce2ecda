import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import type { DocumentFile } from '@site/contracts/part';

/** Turns `import brochure from './x.pdf'` into a `DocumentFile`; the browser build also emits the file. */
export default function documentLoader(this: LoaderContext<{ emits: boolean }>, content: Buffer): string {
  const document: DocumentFile = { file: `documents/${path.basename(this.resourcePath)}`, bytes: content.length };
  if (this.getOptions().emits) this.emitFile(document.file, content);
  return `export default ${JSON.stringify(document)};`;
}

export const raw = true;
