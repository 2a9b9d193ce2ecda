import type { LoaderContext } from '@rspack/core';
import { showStates } from './show-states.ts';

/** Runs only in the showcase's build. */
export default function showStatesLoader(this: LoaderContext, css: string): string {
  return showStates(css);
}
