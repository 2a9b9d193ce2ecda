import { observeByHand } from '../testing/view.ts';
import { revealOnScroll } from './reveal.ts';

function buildPage() {
  document.body.innerHTML = '<p id="words"><a href="/next">Next</a></p>';
  const element = document.getElementById('words') ?? document.body;
  const view = observeByHand();
  const stop = revealOnScroll([element]);
  return {
    element,
    stop,
    link: element.querySelector('a'),
    state: () => element.dataset.reveal,
    isWatched: () => view.isWatched(element),
    /** Where the element's upper edge is, in pixels below the view's. */
    scrollTo: (top: number, isIntersecting: boolean) => view.tell(element, top, isIntersecting),
  };
}

it('hides nothing by itself', () => {
  expect(buildPage().state()).toBeUndefined();
});

it('leaves what is in the first view alone, for good', () => {
  const { scrollTo, state, isWatched } = buildPage();
  scrollTo(innerHeight - 50, false);
  expect(state()).toBeUndefined();
  expect(isWatched()).toBe(false);
});

it('lets what stands below the view wait, and come when it is scrolled to, once', () => {
  const { scrollTo, state, isWatched } = buildPage();
  scrollTo(innerHeight + 300, false);
  expect(state()).toBe('waiting');
  scrollTo(innerHeight - 130, true);
  expect(state()).toBe('coming');
  expect(isWatched()).toBe(false);
});

it('shows at once what was jumped to', () => {
  const { scrollTo, state } = buildPage();
  scrollTo(innerHeight + 300, false);
  scrollTo(90, true);
  expect(state()).toBeUndefined();
});

it('shows at once what takes the focus', () => {
  const { scrollTo, state, link } = buildPage();
  scrollTo(innerHeight + 300, false);
  link?.focus();
  expect(state()).toBeUndefined();
});

it('never hides what has the focus', () => {
  const { scrollTo, state, link } = buildPage();
  link?.focus();
  scrollTo(innerHeight + 300, false);
  expect(state()).toBeUndefined();
});

it('listens to no scrolling, so that nothing is there to throttle', () => {
  const listen = jest.spyOn(EventTarget.prototype, 'addEventListener');
  const { scrollTo } = buildPage();
  scrollTo(innerHeight + 300, false);
  scrollTo(innerHeight - 130, true);
  expect(listen.mock.calls.map(([type]) => type)).toEqual(['focusin']);
});

it('shows everything when it is stopped', () => {
  const { scrollTo, state, stop } = buildPage();
  scrollTo(innerHeight + 300, false);
  stop();
  expect(state()).toBeUndefined();
});
