/** An element that a visitor looks for by role and name, or by label alone, within the element found for `within`. */
export type Target = { within?: Target } & ({ role: string; name?: string | RegExp } | { label: string });

interface Step {
  role?: string;
  label?: string;
  name?: string;
  pattern?: string;
}

/** An expression that gives `work` every visible element of the target. `work` runs in the page, so it can use nothing outside itself. */
export function expressionFor<Result>(target: Target, work: (found: HTMLElement[]) => Result): string {
  return `(${work})((${find})(${JSON.stringify(stepsTo(target))}))`;
}

/** From the outermost target to this one. */
function stepsTo(target: Target): Step[] {
  const before = target.within ? stepsTo(target.within) : [];
  if ('label' in target) return [...before, { label: target.label }];
  const { role, name } = target;
  if (name instanceof RegExp) return [...before, { role, pattern: name.source }];
  return [...before, { role, ...(name !== undefined && { name }) }];
}

/** Testing Library, which `Visitor` puts into the page. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** Runs in the page. */
function find(steps: Step[]): HTMLElement[] {
  let found: HTMLElement[] = [document.body];
  for (const { role, label, name, pattern } of steps)
    found = found.flatMap((scope) => {
      if (label !== undefined) return TestingLibraryDom.queryAllByLabelText(scope, label);
      const wanted = pattern === undefined ? name : new RegExp(pattern);
      return TestingLibraryDom.queryAllByRole(scope, role ?? '', wanted === undefined ? {} : { name: wanted });
    });
  // Testing Library knows neither closed details nor inert slides.
  return found.filter((element) => element.checkVisibility() && !element.closest('[inert]'));
}
