import type { LoaderContext } from '@rspack/core';
import { federationVersion } from './library-build.ts';

interface Started {
  part: string;
  shareStrategy: string;
}

/** Replaces the copy of the library that Module Federation's plugin puts into each entry by a call of the one on the page. */
export default function entryLoader(this: LoaderContext<Started>): string {
  const { part, shareStrategy } = this.getOptions();
  const [version, ...names] = [federationVersion, part, shareStrategy].map((word) => JSON.stringify(word));
  return `federationLibraries[${version}].start(__webpack_require__, ${names.join(', ')});`;
}
