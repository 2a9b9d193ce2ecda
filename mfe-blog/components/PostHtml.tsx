import { withNoBreakSpacesInHtml } from '@site/contracts/no-break-spaces';
import { useServices } from '@site/host/services';
import { Prose } from '@site/ui/Prose';
import { paperClasses } from '@site/ui/paper-classes';
import { useEffect, useMemo, useRef } from 'react';
import { sanitise } from '#sanitise';
import { headedHtml, labelledTables, picturesOf } from '../data/post-html.ts';
import classes from './PostHtml.module.css';
import { playPressedFilm } from './play-film.ts';

/** A post's HTML, always sanitised again; its headings get ids for links to them. The shell sends its links through the router. */
export function PostHtml({ html }: { html: string }) {
  const { apiHost = '' } = useServices();
  const root = useRef<HTMLDivElement>(null);
  const safe = useMemo(() => {
    const shown = labelledTables(headedHtml(sanitise(html)).html);
    return withNoBreakSpacesInHtml(picturesOf(apiHost, shown));
  }, [html, apiHost]);

  useEffect(() => {
    const shown = root.current;
    // Not React's: the listener is for links inside HTML that React does not know.
    shown?.addEventListener('click', playPressedFilm);
    return () => shown?.removeEventListener('click', playPressedFilm);
  }, []);

  return (
    <Prose size="large">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised a few lines above. */}
      <div ref={root} className={look} dangerouslySetInnerHTML={{ __html: safe }} />
    </Prose>
  );
}

const look = `${classes.html} ${paperClasses.inHtml}`;
