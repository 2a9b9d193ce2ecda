import { Link } from '@site/host/router';
import { onOneLine, withNoBreakSpaces } from '@site/text/no-break-spaces';
import type { ListedPost } from '../data/parse-responses.ts';
import { postPath } from '../data/paths.ts';
import { plainText } from '../data/plain-text.ts';
import { PostByline, PostDate } from './PostByline.tsx';
import classes from './PostCard.module.css';
import { PostPicture } from './PostPicture.tsx';

interface PostCardProps {
  post: ListedPost;
  /** One level below the heading above the cards. */
  headingLevel: 2 | 3;
  /** Whether the card has a row to itself: the text is beside the picture where there is room. */
  isWide?: boolean;
}

/** A click anywhere on the card follows its only link, the title's. */
export function PostCard({ post, headingLevel, isWide = false }: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { slug, title, content = '', published, readingMinutes, categories } = post;
  const excerpt = withNoBreakSpaces(plainText(content));
  return (
    <article className={classes.card} data-wide={isWide ? '' : undefined}>
      <PostPicture post={post} sizes={cardSizes} className={classes.picture} />
      {published && (
        <p className={classes.badge}>
          <PostDate published={published} shape="badge" />
        </p>
      )}
      <PostByline readingMinutes={readingMinutes} className={classes.byline} />{' '}
      {/* No links, because the card is one target. */}
      <span className={classes.topics}>{categories.map(({ name }) => onOneLine(name)).join(', ')}</span>
      <Heading>
        <Link to={postPath(slug)}>{title}</Link>
      </Heading>
      {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
    </article>
  );
}

// On phones the picture is cropped from one that is wider: 1.7 file pixels a screen pixel, in half the bytes of the next size.
const cardSizes = '(min-width: 46.25rem) min(60vw, 46rem), 92vw';
