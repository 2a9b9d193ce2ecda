import { observeByHand } from '../testing/view.ts';
import { revealOnScroll } from './useReveal.ts';

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
    /** Puts the element's upper edge so many pixels below the top of the view. */
    scrollTo: (top: number) => view.moveTo(element, top),
  };
}

it('changes nothing by itself', () => {
  expect(buildPage().state()).toBeUndefined();
});

it('leaves what is in the first view alone, for good', () => {
  const { scrollTo, state, isWatched } = buildPage();
  scrollTo(innerHeight - 50);
  expect(state()).toBeUndefined();
  expect(isWatched()).toBe(false);
});

it('leaves what is far below the view as it is', () => {
  const { scrollTo, state, isWatched } = buildPage();
  scrollTo(innerHeight + 201);
  expect(state()).toBeUndefined();
  expect(isWatched()).toBe(true);
});

it('hides what is just below the view until it is scrolled to, once', () => {
  const { scrollTo, state, isWatched } = buildPage();
  scrollTo(innerHeight + 150);
  expect(state()).toBe('waiting');
  scrollTo(innerHeight - 100);
  expect(state()).toBe('waiting');
  scrollTo(innerHeight - 130);
  expect(state()).toBe('coming');
  expect(isWatched()).toBe(false);
});

it('shows at once what was jumped to', () => {
  const { scrollTo, state } = buildPage();
  scrollTo(innerHeight + 150);
  scrollTo(90);
  expect(state()).toBeUndefined();
});

it('shows at once what takes the focus', () => {
  const { scrollTo, state, link } = buildPage();
  scrollTo(innerHeight + 150);
  link?.focus();
  expect(state()).toBeUndefined();
  scrollTo(innerHeight - 130);
  expect(state()).toBeUndefined();
});

it('never moves what has the focus', () => {
  const { scrollTo, state, link } = buildPage();
  link?.focus();
  scrollTo(innerHeight + 150);
  expect(state()).toBeUndefined();
});

it('does not listen to scroll events', () => {
  const listen = jest.spyOn(EventTarget.prototype, 'addEventListener');
  const { scrollTo } = buildPage();
  scrollTo(innerHeight + 150);
  scrollTo(innerHeight - 130);
  expect(listen.mock.calls.map(([type]) => type)).toEqual(['focusin']);
});

it('shows everything when it is stopped', () => {
  const { scrollTo, state, stop } = buildPage();
  scrollTo(innerHeight + 150);
  stop();
  expect(state()).toBeUndefined();
});
