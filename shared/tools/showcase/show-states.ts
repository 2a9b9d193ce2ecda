/**
 * Lets everything inside `[data-show="hover"]`, `"focus"` or `"active"` look as under the pointer, the focus or a press.
 * `:where` keeps the weight of each selector, so that what is seen is what the rules really come to.
 */
export function showStates(css: string): string {
  return css.replace(
    /:(hover|active|focus-visible|focus-within)(?![\w-])/g,
    (state, name: keyof typeof shownBy) => `:is(${state}, :where(${shownBy[name]}))`,
  );
}

const shownBy = {
  // Whoever presses points as well.
  hover: ':is([data-show="hover"], [data-show="active"]) *',
  active: '[data-show="active"] *',
  // Not everything: only what can have the focus.
  'focus-visible': '[data-show="focus"] :is(a, button, input, textarea, summary, [tabindex="0"])',
  'focus-within': '[data-show="focus"] *',
} as const;
