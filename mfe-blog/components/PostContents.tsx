import { TableOfContents } from '@site/ui/TableOfContents';
import { headedHtml } from '../data/headed-html.ts';
import classes from './PostContents.module.css';

// Fewer are seen at a glance.
const FEWEST_HEADINGS = 3;

/** Leads to the headings of a post, where there is room beside it; nothing for a post with hardly any. */
export function PostContents({ html }: { html: string }) {
  const { headings } = headedHtml(html);
  if (headings.length < FEWEST_HEADINGS) return null;
  return (
    <div className={classes.contents}>
      <TableOfContents headings={headings} />
    </div>
  );
}
