import { withNoBreakSpacesInHtml } from '@site/contracts/no-break-spaces';
import { useServices } from '@site/host/services';
import { Prose } from '@site/ui/Prose';
import { paperClasses } from '@site/ui/paper-classes';
import { useEffect, useMemo, useRef } from 'react';
import { alignedCells, labelledTables, picturesOf } from '../data/post-html.ts';
import classes from './PostHtml.module.css';
import { playPressedFilm } from './play-film.ts';

/** A post's sanitised HTML. The shell sends its links through the router. */
export function PostHtml({ html }: { html: string }) {
  const { apiHost = '', allowsFrames = false } = useServices();
  const root = useRef<HTMLDivElement>(null);
  const safe = useMemo(() => {
    return withNoBreakSpacesInHtml(picturesOf(apiHost, alignedCells(labelledTables(html))));
  }, [html, apiHost]);

  useEffect(() => {
    const shown = root.current;
    // Then a film's card stays a link.
    if (!allowsFrames) return;
    // Not React's: the listener is for links inside HTML that React does not know.
    shown?.addEventListener('click', playPressedFilm);
    return () => shown?.removeEventListener('click', playPressedFilm);
  }, [allowsFrames]);

  return (
    <Prose size="large">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised a few lines above. */}
      <div ref={root} className={look} dangerouslySetInnerHTML={{ __html: safe }} />
    </Prose>
  );
}

const look = `${classes.html} ${paperClasses.inHtml}`;
