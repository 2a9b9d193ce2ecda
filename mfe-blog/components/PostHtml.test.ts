import userEvent from '@testing-library/user-event';
import { playPressedFilm } from './PostHtml.tsx';

const card =
  '<p data-film=""><a href="https://vimeo.com/123456"><strong>Cleaning a tank</strong> <em>Play on vimeo.com</em></a></p>';

it('loads a film where its card is pressed, and focuses it', async () => {
  const { frame, link } = show(card);
  expect(frame()).toBeNull();
  await userEvent.click(link());
  expect(frame()).toHaveAttribute('src', 'https://player.vimeo.com/video/123456?autoplay=1');
  expect(frame()).toHaveAccessibleName('Cleaning a tank');
  expect(frame()).toHaveFocus();
});

it('loads a film that only those with its link may see', async () => {
  const { frame, link } = show(card.replace('123456', '123456/0a1b2c'));
  await userEvent.click(link());
  expect(frame()).toHaveAttribute('src', 'https://player.vimeo.com/video/123456?h=0a1b2c&autoplay=1');
});

it('loads a film at the Enter key', async () => {
  const { frame, link } = show(card);
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(frame()).toHaveAttribute('src', 'https://player.vimeo.com/video/123456?autoplay=1');
});

it.each([
  ['a link that is no card', '<p><a href="https://vimeo.com/123456">Film</a></p>'],
  ['a card of another site', '<p data-film=""><a href="https://elsewhere.example/123456">Film</a></p>'],
])('leaves %s alone', async (_what, html) => {
  const { frame, link } = show(html);
  // jsdom cannot follow it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link());
  expect(frame()).toBeNull();
});

function show(html: string) {
  document.body.innerHTML = html;
  document.body.addEventListener('click', playPressedFilm);
  const link = () => document.querySelector('a') ?? document.createElement('a');
  return { link, frame: () => document.querySelector('iframe') };
}

afterEach(() => document.body.removeEventListener('click', playPressedFilm));
