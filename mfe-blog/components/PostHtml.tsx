import { withWholeNumbersInHtml } from '@site/brand/whole-numbers';
import { paper } from '@site/ui/Paper';
import { Prose } from '@site/ui/Prose';
import { useMemo } from 'react';
import { sanitise } from '#sanitise';
import { headedHtml } from '../data/headed-html.ts';
import { labelledTables } from '../data/labelled-tables.ts';
import classes from './PostHtml.module.css';
import { useRoutedLinks } from './useRoutedLinks.ts';

/** A post's HTML, always sanitised again; its headings get ids for links to them. */
export function PostHtml({ html }: { html: string }) {
  const safe = useMemo(() => withWholeNumbersInHtml(labelledTables(headedHtml(sanitise(html)).html)), [html]);
  const followInSite = useRoutedLinks();
  return (
    <Prose size="large">
      {/* biome-ignore lint/a11y: the links inside are real ones and work by keyboard; the click only spares a page load. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised a few lines above. */}
      <div className={look} onClick={followInSite} dangerouslySetInnerHTML={{ __html: safe }} />
    </Prose>
  );
}

const look = `${classes.html} ${paper.inHtml}`;
