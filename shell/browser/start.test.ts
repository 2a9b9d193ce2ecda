// With Save-Data the module waits for a touch before it loads any script.
beforeEach(() => Object.assign(navigator, { connection: { saveData: true } }));
afterEach(() => Object.assign(navigator, { connection: undefined }));

const hidingRule = 'body:not(:has(#page-data)) :is(footer) { animation: later 2s; }';

it.each([
  ['drops the rule that hides what follows the first view', ['p { color: red; }', hidingRule, 'i { color: blue; }']],
  ['keeps all rules where the browser has not read the hiding one', ['p { color: red; }', 'i { color: blue; }']],
])('%s', async (_what, rules) => {
  document.head.innerHTML = `<style id="critical">${rules.join('')}</style>`;
  jest.isolateModules(() => require('./start.ts'));
  await Promise.resolve();
  expect(rulesLeft()).toEqual(['p', 'i']);
});

function rulesLeft() {
  const rules = document.querySelector<HTMLStyleElement>('#critical')?.sheet?.cssRules ?? [];
  return Array.from(rules, (rule) => (rule as CSSStyleRule).selectorText); // these sheets have style rules alone
}
