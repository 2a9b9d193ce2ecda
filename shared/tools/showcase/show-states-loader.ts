import type { LoaderContext } from '@rspack/core';

/** Runs only in the showcase's build. */
export default function showStatesLoader(this: LoaderContext, css: string): string {
  return showStates(css);
}

/**
 * Makes everything inside `[data-show="hover"]`, `"focus"` or `"active"` look hovered, focused or pressed.
 * `:where` keeps each selector's specificity, so that the example looks as the real rules make it.
 */
export function showStates(css: string): string {
  return css.replace(
    /:(hover|active|focus-visible|focus-within)(?![\w-])/g,
    (state, name: keyof typeof shownBy) => `:is(${state}, :where(${shownBy[name]}))`,
  );
}

const shownBy = {
  // A pressed control is hovered too.
  hover: ':is([data-show="hover"], [data-show="active"]) *',
  active: '[data-show="active"] *',
  // Only elements that can have the focus.
  'focus-visible': '[data-show="focus"] :is(a, button, input, textarea, summary, [tabindex="0"])',
  'focus-within': '[data-show="focus"] *',
} as const;
