import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import type { DocumentFile } from '@site/contracts/part';
import { contentHash } from './output-files.ts';

/** Turns `import brochure from './x.pdf'` or `./x.csv` into a `DocumentFile`; the browser build also emits the file. */
export default function documentLoader(this: LoaderContext<{ emits: boolean }>, content: Buffer): string {
  const { name, ext } = path.parse(this.resourcePath);
  const document: DocumentFile = { file: `documents/${name}.${contentHash(content)}${ext}`, bytes: content.length };
  if (this.getOptions().emits) this.emitFile(document.file, content);
  return `export default ${JSON.stringify(document)};`;
}

export const raw = true;
