import { filmAt } from '../contract/films.ts';

/** Replaces the card that was pressed by the film; nothing is loaded from the film's site before. Without scripts the card is a link. */
export function playPressedFilm(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('[data-film] a') : null;
  const isPlainPress = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlainPress) return;
  const film = filmAt(link.href);
  if (!film) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = `${film.embed}?autoplay=1`;
  frame.title = link.querySelector('strong')?.textContent ?? film.site;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  link.replaceWith(frame);
  frame.focus();
}
