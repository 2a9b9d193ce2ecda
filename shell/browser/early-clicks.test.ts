import { until } from '@site/testing/until';
import { keepEarlyClicks } from './early-clicks.ts';

const root = document.documentElement;
const press = jest.fn();

beforeAll(keepEarlyClicks);
beforeEach(() => press.mockClear());
afterEach(() => delete root.dataset.hydrated);

it('gives a press again once the page is hydrated, and once only', async () => {
  const button = show('<button type="button">Next</button>');
  button.click();
  button.click();
  button.addEventListener('click', press);
  root.dataset.hydrated = '';
  await until('the press that was kept', () => press.mock.calls.length > 0);
  button.click();
  expect(press).toHaveBeenCalledTimes(2);
});

it('gives a press again once the area around the button is hydrated, not earlier', async () => {
  const button = show('<div data-late><button type="button">Next</button></div>');
  root.dataset.hydrated = '';
  button.click();
  button.addEventListener('click', press);
  await Promise.resolve();
  expect(press).not.toHaveBeenCalled();
  button.parentElement?.setAttribute('data-live', '');
  await until('the press that was kept', () => press.mock.calls.length > 0);
});

it('gives a press to the button that has replaced the pressed one in its area', async () => {
  const button = show('<div data-late><button type="button">Back</button><button type="button">Next</button></div>', 1);
  const area = button.parentElement;
  root.dataset.hydrated = '';
  button.click();
  for (const served of area?.querySelectorAll('button') ?? []) served.replaceWith(served.cloneNode(true));
  area?.lastElementChild?.addEventListener('click', press);
  area?.setAttribute('data-live', '');
  await until('the press that was kept', () => press.mock.calls.length > 0);
});

it.each([
  ['sends a form', '<form><button>Send</button></form>'],
  ['opens a dialog by a command', '<button type="button" commandfor="menu">Menu</button>'],
])('leaves a button to the browser that %s', async (_which, html) => {
  const button = show(html);
  button.closest('form')?.addEventListener('submit', (event) => event.preventDefault());
  button.click();
  button.addEventListener('click', press);
  root.dataset.hydrated = '';
  await Promise.resolve();
  expect(press).not.toHaveBeenCalled();
});

function show(html: string, place = 0): HTMLElement {
  document.body.innerHTML = html;
  const button = document.querySelectorAll('button')[place];
  if (!button) throw new Error('There is no button.');
  return button;
}
