import { withNoBreakSpacesInHtml } from '@site/contracts/no-break-spaces';
import { Prose } from '@site/ui/Prose';
import { paperClasses } from '@site/ui/paper-classes';
import { useMemo } from 'react';
import { sanitise } from '#sanitise';
import { headedHtml, labelledTables } from '../data/post-html.ts';
import classes from './PostHtml.module.css';

/** A post's HTML, always sanitised again; its headings get ids for links to them. The shell sends its links through the router. */
export function PostHtml({ html }: { html: string }) {
  const safe = useMemo(() => withNoBreakSpacesInHtml(labelledTables(headedHtml(sanitise(html)).html)), [html]);
  return (
    <Prose size="large">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised a few lines above. */}
      <div className={look} dangerouslySetInnerHTML={{ __html: safe }} />
    </Prose>
  );
}

const look = `${classes.html} ${paperClasses.inHtml}`;
