import { showStates } from './show-states-loader.ts';

it('lets a rule for a state apply inside its frame too', () => {
  expect(showStates('.card:active img { }')).toBe('.card:is(:active, :where([data-show="active"] *)) img { }');
});

it('points at what it presses', () => {
  document.body.innerHTML = '<div data-show="active"><button>Send</button></div>';
  expect(document.querySelector(showStates('button:hover'))).toHaveTextContent('Send');
});

it('shows the focus on what can have it, and on nothing else', () => {
  document.body.innerHTML = '<div data-show="focus"><p>Words</p><a href="/">Link</a></div>';
  const shown = document.querySelectorAll(showStates(':focus-visible'));
  expect(Array.from(shown, ({ textContent }) => textContent)).toEqual(['Link']);
});

it.each([
  '.skip:not(:focus) { }',
  '@media (forced-colors: active) { }',
  '@media (hover: hover) { }',
  '.root:focus-visible-like { }',
])('leaves %s as it is', (css) => {
  expect(showStates(css)).toBe(css);
});
