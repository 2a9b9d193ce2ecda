import { turnPage } from './turn-page.ts';

let scrolled: jest.Mock;

beforeEach(() => {
  scrolled = jest.fn();
  globalThis.scrollTo = scrolled;
  document.body.innerHTML = '<main id="main"><p></p><p data-page="ahead" data-path="/posts?page=2"></p></main>';
});

it('shows the page that is laid out ahead, from its top, and waits for its frame', async () => {
  const frame = jest.spyOn(globalThis, 'requestAnimationFrame');
  const turned = turnPage(new URL('http://localhost/posts?page=2'));
  expect(main()).toHaveAttribute('data-turned');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  await turned;
  expect(frame).toHaveBeenCalledTimes(1);
});

it.each(['/posts', '/posts?page=3', '/about'])('leaves the page that is shown where %s is asked for', async (path) => {
  await turnPage(new URL(path, 'http://localhost'));
  expect(main()).not.toHaveAttribute('data-turned');
  expect(scrolled).not.toHaveBeenCalled();
});

it('waits for no frame in a tab that nobody sees', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await turnPage(new URL('http://localhost/posts?page=2'));
  expect(main()).not.toHaveAttribute('data-turned');
});

function main(): HTMLElement | null {
  return document.getElementById('main');
}
