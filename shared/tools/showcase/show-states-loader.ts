import type { LoaderContext } from '@rspack/core';
import { showStates } from './show-states.ts';

/** Runs over the style sheets of this page's build alone. */
export default function showStatesLoader(this: LoaderContext, css: string): string {
  return showStates(css);
}
