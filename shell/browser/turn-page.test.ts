import { fireEvent } from '@testing-library/react';
import { scrolledTo } from './scrolled-to.ts';
import { turnPageFirst } from './turn-page.ts';

const postsUrl = 'http://localhost/posts?page=2';
let followed: jest.Mock;
let scrolled: jest.Mock;

beforeAll(() => {
  turnPageFirst((url) => url === postsUrl || url === 'http://localhost/about');
});

beforeEach(() => {
  scrolled = jest.fn();
  globalThis.scrollTo = scrolled;
  document.body.innerHTML = `
    <a href="/posts?page=2"><b>Posts</b></a> <a href="/posts?page=2#end">End</a> <a href="/posts?page=3">More</a> <a href="/about">About</a>
    <a href="/posts?page=2" target="_blank">Posts in a new tab</a>
    <main id="main"><p></p><p data-page="ahead" data-path="/posts?page=2"></p></main>`;
  // As the router's links do.
  followed = jest.fn((event: Event) => event.preventDefault());
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', followed);
});

it('shows the page that is laid out ahead, from its top, and follows the link after its frame', async () => {
  fireEvent.click(link('Posts').querySelector('b') ?? document, { detail: 1 });
  expect(main()).toHaveAttribute('data-turned');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(followed).not.toHaveBeenCalled();
  await nextFrame();
  expect(followed).toHaveBeenCalledTimes(1);
  expect(followed.mock.lastCall[0]).toMatchObject({ type: 'click', detail: 1, target: link('Posts') });
});

it('remembers how far the page left was scrolled, also after a double click', () => {
  Object.assign(globalThis, { scrollY: 1_200 });
  fireEvent.click(link('Posts'));
  Object.assign(globalThis, { scrollY: 0 });
  fireEvent.click(link('Posts'));
  expect(scrolledTo()).toBe(1_200);
  main()?.removeAttribute('data-turned');
  expect(scrolledTo()).toBe(0);
});

it.each(['End', 'More', 'About', 'Posts in a new tab'])('leaves a click on %s to whoever follows it', (name) => {
  fireEvent.click(link(name));
  expect(followed).toHaveBeenCalledTimes(1);
  expect(main()).not.toHaveAttribute('data-turned');
  expect(scrolled).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (how) => {
    fireEvent.click(link('Posts'), how);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(main()).not.toHaveAttribute('data-turned');
  },
);

it('waits for no frame in a tab that nobody sees', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent.click(link('Posts'));
  expect(followed).toHaveBeenCalledTimes(1);
  expect(main()).not.toHaveAttribute('data-turned');
});

function link(name: string): HTMLAnchorElement {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no link ${name}.`);
  return found;
}

function main(): HTMLElement | null {
  return document.getElementById('main');
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
}
