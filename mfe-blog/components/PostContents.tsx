import { TableOfContents } from '@site/ui/TableOfContents';
import { headedHtml } from '../data/post-html.ts';
import classes from './PostContents.module.css';

// A reader sees fewer at a glance.
const minHeadings = 3;

/** Links to a post's headings, if there is room beside it; nothing for a post with few headings. */
export function PostContents({ html }: { html: string }) {
  const { headings } = headedHtml(html);
  if (headings.length < minHeadings) return null;
  return (
    <div className={classes.contents}>
      <TableOfContents headings={headings} />
    </div>
  );
}
