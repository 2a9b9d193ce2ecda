import type { SiteRoute } from '@site/contracts/shell-api';
import { adoptHashEntries, followLinks } from './follow-links.ts';

const navigate = jest.fn();
const routes = [{ path: '/services' }, { path: '/blogs/:slug' }] as SiteRoute[]; // nothing else of them is read

beforeAll(() => {
  document.documentElement.dataset.hydrated = '';
  followLinks({ navigate }, { routes, moved: { '/home': '/' } });
  adoptHashEntries(navigate);
});

beforeEach(() => {
  navigate.mockClear();
  history.replaceState(null, '', '/services');
});

it.each([
  ['/blogs/rain?page=2#top', '/blogs/rain?page=2#top'],
  ['/home', '/home'],
])('follows %s, whatever stands in the link', (href, to) => {
  const click = clickOn(`<a href="${href}"><b>Read</b></a>`);
  expect(click.defaultPrevented).toBe(true);
  expect(navigate).toHaveBeenCalledWith(to);
});

it.each([
  ['another site', '<a href="https://example.com/services"><b>Out</b></a>'],
  ['a place on the page', '<a href="#faq"><b>Down</b></a>'],
  ['a file', '<a href="/uploads/plan.pdf"><b>Plan</b></a>'],
  ['a link into another tab', '<a href="/services" target="_blank"><b>New</b></a>'],
  ['a download', '<a href="/services" download="list"><b>Save</b></a>'],
  ['a button', '<button type="button"><b>Press</b></button>'],
])('leaves %s to the browser', (_what, html) => {
  clickOn(html);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (how) => {
    clickOn('<a href="/blogs/rain"><b>Read</b></a>', how);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it('leaves alone what a component has handled', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  clickOn('<a href="/blogs/rain"><b>Read</b></a>');
  expect(navigate).not.toHaveBeenCalled();
});

it('follows a link of an area whose code is on its way, although React stops the click', () => {
  document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  clickOn('<div data-late><a href="/blogs/rain"><b>Read</b></a></div>');
  expect(navigate).toHaveBeenCalledTimes(1);
});

function clickOn(html: string, how: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.querySelector('b')?.dispatchEvent(click);
  return click;
}

it('replaces an entry that the browser made by one of the router, which gets no event of the first', () => {
  const handlePopState = jest.fn();
  addEventListener('popstate', handlePopState);
  history.pushState(null, '', '/services?page=2#faq');
  dispatchEvent(new PopStateEvent('popstate'));
  removeEventListener('popstate', handlePopState);
  expect(navigate).toHaveBeenCalledWith('/services?page=2#faq', { replace: true, state: { isStepOnPage: true } });
  expect(handlePopState).not.toHaveBeenCalled();
});

it.each([{ idx: 0 }, { key: 'k3y', idx: 1 }])('leaves the entry with the state %j to the router', (state) => {
  history.pushState(state, '', '/about');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(navigate).not.toHaveBeenCalled();
});
