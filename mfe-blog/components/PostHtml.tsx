import { withNoBreakSpacesInHtml } from '@site/contracts/no-break-spaces';
import { useServices } from '@site/host/services';
import { Prose } from '@site/ui/Prose';
import { paperClasses } from '@site/ui/paper-classes';
import { useEffect, useMemo, useRef } from 'react';
import { alignedCells, labelledTables, picturesOf } from '../data/post-html.ts';
import classes from './PostHtml.module.css';
import { playPressedFilm } from './play-film.ts';

/** Shows HTML that its caller has sanitised, as `PostBody` does. The shell sends its links through the router. */
export function PostHtml({ sanitisedHtml }: { sanitisedHtml: string }) {
  const { apiHost = '', allowsFrames = false } = useServices();
  const root = useRef<HTMLDivElement>(null);
  const html = useMemo(() => {
    return withNoBreakSpacesInHtml(picturesOf(apiHost, alignedCells(labelledTables(sanitisedHtml))));
  }, [sanitisedHtml, apiHost]);

  useEffect(() => {
    const shown = root.current;
    // Without frames a film's card stays a link.
    if (!allowsFrames) return;
    // Not React's: the listener is for links inside HTML that React does not know.
    shown?.addEventListener('click', playPressedFilm);
    return () => shown?.removeEventListener('click', playPressedFilm);
  }, [allowsFrames]);

  return (
    <Prose size="large">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from sanitised HTML, with attributes of our own. */}
      <div ref={root} className={look} dangerouslySetInnerHTML={{ __html: html }} />
    </Prose>
  );
}

const look = `${classes.html} ${paperClasses.inHtml}`;
