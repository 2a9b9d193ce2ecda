import { useShell } from '@site/host/shell-api';
import { Prose } from '@site/ui/Prose';
import { paperClasses } from '@site/ui/paper-classes';
import type { Parents } from 'hast';
import { find, html } from 'property-information';
import { createElement, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { filmAt } from '../contract/films.ts';
import type { PostContent } from '../data/post-content.ts';
import classes from './PostHtml.module.css';

/** Shows a post's text as elements of React. The shell sends its links through the router. */
export function PostHtml({ tree }: Pick<PostContent, 'tree'>) {
  const { allowsFrames = false } = useShell();
  const root = useRef<HTMLDivElement>(null);
  const text = useMemo(() => createElement('div', { ref: root, className: look }, ...elementsOf(tree)), [tree]);

  useEffect(() => {
    const element = root.current;
    // Without frames a film's card stays a link.
    if (!allowsFrames) return;
    element?.addEventListener('click', playPressedFilm);
    return () => element?.removeEventListener('click', playPressedFilm);
  }, [allowsFrames]);

  return <Prose size="large">{text}</Prose>;
}

const look = `${classes.html} ${paperClasses.inHtml}`;

function elementsOf({ children }: Parents): ReactNode[] {
  return children.map((node) => {
    if (node.type !== 'element') return node.type === 'text' && node.value;
    const properties = Object.entries(node.properties).map(([name, value]) => {
      // React knows properties by the same names, and `data-` attributes by those of HTML.
      const { space, property, attribute } = find(html, name);
      return [space ? property : attribute, value];
    });
    return createElement(node.tagName, Object.fromEntries(properties), ...elementsOf(node));
  });
}

/** Replaces the card that was pressed by the film; nothing is loaded from the film's site before. Without scripts the card is a link. */
function playPressedFilm(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('[data-film] a') : null;
  const isPlainPress = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlainPress) return;
  const film = filmAt(link.href);
  if (!film) return;
  event.preventDefault();
  const player = new URL(film.embed);
  player.searchParams.set('autoplay', '1');
  const frame = document.createElement('iframe');
  frame.src = player.href;
  frame.title = link.querySelector('strong')?.textContent ?? film.site;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  link.replaceWith(frame);
  frame.focus();
}
