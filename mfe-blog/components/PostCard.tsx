import { Link } from '@site/host/router';
import { groundOf } from '@site/ui/ground-of';
import type { PostSummary } from '../contract/posts.ts';
import { plainText } from '../data/plain-text.ts';
import classes from './PostCard.module.css';
import { PostDate } from './PostDate.tsx';
import { PostPicture } from './PostPicture.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { TopicLinks } from './TopicLinks.tsx';

interface PostCardProps {
  post: PostSummary;
  /** One level below the heading above the cards. */
  headingLevel: 2 | 3;
  /** Position in its list, from 0. */
  position: number;
  /** Its picture is visible without scrolling. */
  isEager?: boolean;
}

/** A click anywhere on the card follows the title's link, except on a category, which has its own. */
export function PostCard({ post, headingLevel, position, isEager = false }: PostCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.card}>
      <PostPicture image={post.image} sizes={cardSizes} ground={groundOf(position)} isEager={isEager} />
      <p data-role="when">
        <PostDate published={post.published} shape="badge" /> <ReadingTime minutes={post.readingMinutes} />
      </p>
      <p data-role="meta">
        <span>by Admin</span>{' '}
        <TopicLinks kind="category" names={post.categories.map(({ categoryName }) => categoryName)} />
      </p>
      <Heading>
        <Link to={`/blogs/${post.slug}`}>{post.title}</Link>
      </Heading>
      <p data-role="excerpt">{plainText(post.content)}</p>
    </article>
  );
}

// The picture is never cropped and 258 px high, so a 4:3 picture is at most 344 px wide, however wide the card.
const cardSizes = '21.5rem';
