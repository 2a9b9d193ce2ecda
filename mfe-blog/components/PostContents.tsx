import { TableOfContents } from '@site/ui/TableOfContents';
import type { PostContent } from '../data/post-content.ts';
import classes from './PostContents.module.css';

// A reader sees fewer at a glance.
const minHeadings = 3;

/** Links to a post's headings, if there is room beside it; nothing for a post with few headings. */
export function PostContents({ headings }: Pick<PostContent, 'headings'>) {
  if (headings.length < minHeadings) return null;
  return (
    <div className={classes.contents}>
      <TableOfContents headings={headings} />
    </div>
  );
}
