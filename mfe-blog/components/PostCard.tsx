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
  /** One below the heading that the cards stand under. */
  headingLevel: 2 | 3;
  /** Place in its list, from 0. */
  position: number;
  /** Its picture is in the first view. */
  isEager?: boolean;
}

/** A click anywhere follows the link of the title, but on a category it leads there. */
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

// The picture is shown whole at 258 px of height, so it is never wider than 4:3 of that, however wide the card.
const cardSizes = '21.5rem';
